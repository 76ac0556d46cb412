// The kinds of people there are: those who play, talk, drop and come back, and those who look on.
import { anyMove, duel, isAsked, pause, person, sit } from '../attacks/people.mjs';

/** Milliseconds somebody thinks. */
const think = () => 800 + Math.random() * 2_400;
const PATIENCE = 15_000;
const chance = (share) => Math.random() < share;

/** Two people who play one match after the other, talk, lose their connection and come back; some leave in the middle. */
export async function couple(at, record, number) {
  // Nobody comes at the same moment as everybody else.
  await pause(number * 40);
  const people = [await person(at), await person(at)];
  while (!record.stopped) {
    const match = await duel(at, people).catch(() => null);
    if (match === null) {
      record.refused++;
      await pause(2_000);
      continue;
    }
    record.matches.add(match);
    await Promise.all(people.map((cookie, seat) => play(at, record, cookie, match, seat)));
    record.matches.delete(match);
  }
}

async function play(at, record, cookie, match, seat) {
  let seated = sit(at, cookie, match, seat);
  while (!record.stopped && !seated.over) {
    await pause(think());
    if (!seated.isOpen() || chance(0.02)) {
      seated.close();
      await pause(think());
      seated = sit(at, cookie, match, seat);
    } else if (chance(0.05)) await asked(record, seated, { t: 'chat', text: `a line of ${number()}` }, match);
    else if (chance(0.002)) await asked(record, seated, { t: 'resign' }, match);
    else if (isAsked(seated, seat)) {
      const wanted = anyMove(seated);
      seated.table = null;
      const begun = performance.now();
      const answer = await asked(record, seated, wanted, match);
      if (answer.t !== 'ack') continue;
      record.took.push(performance.now() - begun);
      record.ledger.push({ kind: 'move', match, id: answer.id, moves: 1 });
    }
  }
  seated.close();
}

let numbers = 0;
const number = () => numbers++;

async function asked(record, seated, wanted, match) {
  const answer = await Promise.race([seated.ask(wanted), pause(PATIENCE).then(() => ({ t: 'never' }))]);
  if (answer.t === 'never') record.lost++;
  // Whoever answers just as the match ends comes too late, as people do.
  if (answer.t === 'refused' && !['stale', 'not-playing', 'resigned'].includes(answer.code)) record.refused++;
  if (answer.t === 'ack' && wanted.t === 'chat')
    record.ledger.push({ kind: 'chat', match, text: wanted.text, acknowledged: true });
  return answer;
}

/** Somebody who looks on at one match after the other, and says something now and then. */
export async function watcher(at, record) {
  const cookie = await person(at);
  while (!record.stopped) {
    await pause(think());
    const matches = [...record.matches];
    if (matches.length === 0) continue;
    const match = matches[Math.floor(Math.random() * matches.length)];
    const seated = sit(at, cookie, match, null);
    for (const until = performance.now() + 10_000 * Math.random(); performance.now() < until && !record.stopped; ) {
      await pause(think());
      if (chance(0.02)) await asked(record, seated, { t: 'chat', text: `a line of ${number()}` }, match);
    }
    seated.close();
  }
}
