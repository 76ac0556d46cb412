import { append, type MatchLog, replay as replayLog } from '@insula/kernel';
import { copied, difference } from '../compare.ts';
import type { Law } from '../law.ts';
import { begin, type Match, seedOf } from '../match.ts';
import { Broken, demand } from '../violation.ts';

export const replay: Law = {
  name: 'the same seed and moves end in the same state',
  of: 'match',
  check(match) {
    if (match.stopped !== null) return;
    const { game, setting, secret, steps } = match;
    const state = begin(game, setting, secret);
    for (const { seat, move } of steps) {
      const refusal = game.whyNot(state, seat, move);
      demand(refusal === null, () => `a replay comes to "${game.write(move)}" of seat ${seat + 1} and it is refused there`);
      game.play(state, seat, move);
    }
    endsAlike(match, state, 'a replay');
  },
};

export const log: Law = {
  name: 'a match log replays to the same end',
  of: 'match',
  check(match) {
    if (match.stopped !== null || match.policy !== 'random') return;
    const { game, setting, secret, steps } = match;
    const { options, seats } = setting;
    const seed = seedOf(secret, seats);
    const written: MatchLog = { format: 1, game: game.id, version: game.version, options, seats, seed, entries: [] };
    const state = begin(game, setting, secret);
    for (const { seat, move } of steps) {
      game.play(state, seat, move);
      append(written, { kind: 'move', move: game.write(move) }, seat, 'bot', 0, state);
    }
    append(written, { kind: 'end', why: 'rules' }, 0, 'bot', 0, state);
    let last: unknown = null;
    try {
      for (const moment of replayLog(game, copied(written))) last = moment.state;
    } catch (error) {
      throw new Broken(`the log does not replay: ${error instanceof Error ? error.message : String(error)}`);
    }
    endsAlike(match, last, 'the log');
  },
};

/** Two matches played by turns: what a game keeps outside its state is seen here. */
export const interleaved: Law = {
  name: 'two matches at once do not touch each other',
  of: 'game',
  check({ matches }) {
    const whole = matches.filter((match) => match.stopped === null);
    for (let i = 0; i + 1 < whole.length; i += 2) {
      const pair = [whole[i], whole[i + 1]];
      const states = pair.map((match) => begin(match.game, match.setting, match.secret));
      for (let n = 0; n < Math.max(...pair.map((match) => match.steps.length)); n++)
        for (const [k, match] of pair.entries())
          if (n < match.steps.length) match.game.play(states[k], match.steps[n].seat, match.steps[n].move);
      for (const [k, match] of pair.entries()) endsAlike(match, states[k], 'beside another match it');
    }
  },
};

function endsAlike(match: Match, state: unknown, what: string): void {
  const found = difference(JSON.parse(match.end), state);
  demand(found === null, () => `${what} of seed "${match.secret}" ends elsewhere: ${found}`);
}
