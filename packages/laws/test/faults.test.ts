import type { AnyGame } from '@insula/kernel';
import { expect, test } from 'vitest';
import { gather, LAWS, type Law, USUAL, uphold, Violation } from '../src/index.ts';
import { answers } from '../src/laws/answers.ts';
import { aside } from '../src/laws/aside.ts';
import { census, imaginedCensus } from '../src/laws/census.ts';
import { clone, earlierClones } from '../src/laws/clone.ts';
import { commute } from '../src/laws/commute.ts';
import { ending } from '../src/laws/ending.ts';
import { facts } from '../src/laws/facts.ts';
import { flow } from '../src/laws/flow.ts';
import { freshChance, imagine } from '../src/laws/imagine.ts';
import { json } from '../src/laws/json.ts';
import { legality } from '../src/laws/legality.ts';
import { looking } from '../src/laws/looking.ts';
import { notation } from '../src/laws/notation.ts';
import { imaginedPosition, position } from '../src/laws/position.ts';
import { interleaved, log, replay } from '../src/laws/replay.ts';
import { result } from '../src/laws/result.ts';
import { secret } from '../src/laws/secret.ts';
import { shows } from '../src/laws/shows.ts';
import { talk } from '../src/laws/talk.ts';
import { uniform } from '../src/laws/uniform.ts';
import * as planted from './planted.ts';

/** Every law, and a fault that it must find. */
const FAULTS: readonly (readonly [string, Law, AnyGame])[] = [
  ['an endless turn', ending, planted.endlessTurn],
  ['a seat asked that has no answer', answers, planted.askedInVain],
  ['a result in which nobody is first', result, planted.nobodyWins],
  ['a whyNot that allows what legal does not', legality, planted.lenientWhyNot],
  ['moves written alike', notation, planted.sameName],
  ['undefined in an event', json, planted.undefinedInEvents],
  ['an aliasing clone', clone, planted.aliasingClone],
  ['an aliasing clone, seen later', earlierClones, planted.aliasingClone],
  ['a worth that spends a coin', looking, planted.worthThatSpends],
  ['Math.random', replay, planted.mathRandom],
  ['a move that cannot be read from the log', log, planted.unreadable],
  ['something remembered outside the state', interleaved, planted.moduleState()],
  ['a position that leaves out what is known', position, planted.lossyPosition],
  ['a forgotten fact that is still used', position, planted.forgottenFactStillUsed],
  ['a card from nowhere', census, planted.cardFromNowhere],
  ['a move out of turn that makes the others wait', aside, planted.waitingGossip],
  ['talk that is a deed', talk, planted.talkThatIsADeed],
  ['a visible secret choice', secret, planted.openLanterns],
  ['a prize for the first to answer', commute, planted.firstComesFirst],
  ['a leaking view', imagine, planted.leakingView],
  ['a peeking legality', imagine, planted.peekingLegality],
  ['a pile imagined of bricks', imaginedCensus, planted.imaginedBricks],
  ['known facts that are not kept', imaginedPosition, planted.factsNotKept],
  ['one and the same imagined future', freshChance, planted.oneFuture],
  ['a claim to know the pile', facts, planted.knowsThePile],
  ['a flow that tells', flow, planted.tellingFlow],
  ['a card drawn without a word that it shows', shows, planted.showsUnsaid],
  ['an unfair determinize', uniform, planted.unfairDeal],
  ['a determinize that does not shuffle', uniform, planted.knowsThePile],
];

test.each(FAULTS)('%s breaks the law', (_fault, law, game) => {
  const sample = gather(game, { ...USUAL, seed: 'faults' });
  expect(() => uphold(law, sample)).toThrowError(Violation);
  expect(() => uphold(law, sample)).toThrowError(`breaks the law "${law.name}"`);
});

test('every law has a fault that it finds', () => {
  expect(LAWS.filter((law) => !FAULTS.some(([, tested]) => tested === law)).map((law) => law.name)).toEqual([]);
});
