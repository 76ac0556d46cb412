// Two well-behaved people who play one match after the other, and how long the server takes to answer them.
import { anyMove, duel, isAsked, pause, person, place, sit } from './people.mjs';

/** Milliseconds from one move to the next. */
const STEP = 60;

export async function witness(port) {
  const at = place(port);
  const people = [await person(at), await person(at)];
  const took = [];
  let stopped = false;

  async function playOne() {
    const match = await duel(at, people);
    if (match === null) return pause(200);
    const seats = people.map((cookie, seat) => sit(at, cookie, match, seat));
    while (!stopped && !seats[0].over) {
      const mover = seats.findIndex((seated, seat) => isAsked(seated, seat));
      if (mover < 0) {
        if (seats.some(({ isOpen }) => !isOpen())) break;
        await pause(5);
        continue;
      }
      const asked = anyMove(seats[mover]);
      seats[mover].table = null;
      const begun = performance.now();
      const answer = await Promise.race([seats[mover].ask(asked), pause(30_000).then(() => ({ t: 'never' }))]);
      if (answer.t === 'ack' || answer.t === 'never') took.push(performance.now() - begun);
      await pause(STEP);
    }
    for (const { close } of seats) close();
  }

  const playing = (async () => {
    while (!stopped) await playOne().catch(() => pause(100));
  })();
  return {
    took,
    async stop() {
      stopped = true;
      await Promise.race([playing, pause(2_000)]);
    },
  };
}
