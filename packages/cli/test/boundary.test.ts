import { Worker } from 'node:worker_threads';
import { type Bot, botNamed, botsAt } from '@insula/bots';
import { type AnyGame, first, generator, has, readOptions } from '@insula/kernel';
import { openShelf, seatCounts } from '@insula/shelf';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { chromiumPath } from '../../../scripts/chromium.mjs';

const shelf = await openShelf();
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The game as a bot may use it: whoever asks about a state that was not imagined from a view is caught. */
function onlyImagined(game: AnyGame): AnyGame {
  const imagined = new WeakSet<object>();
  const known = (state: unknown): unknown => {
    if (!imagined.has(state as object)) throw new Error('a bot looked into a state');
    return state;
  };
  const made = (state: unknown): unknown => {
    imagined.add(state as object);
    return state;
  };
  return {
    ...game,
    determinize: (view, rng) => made(game.determinize(throughJson(view), rng)),
    clone: (state) => made(game.clone(known(state))),
    toAct: (state) => game.toAct(known(state)),
    seats: (state) => game.seats(known(state)),
    window: (state) => game.window(known(state)),
    legal: (state, seat, into) => game.legal(known(state), seat, into),
    whyNot: (state, seat, move) => game.whyNot(known(state), seat, move),
    play: (state, seat, move) => game.play(known(state), seat, move),
    result: (state) => game.result(known(state)),
    view: (state, seat) => game.view(known(state), seat),
    worth: (state, seat) => game.worth(known(state), seat),
    foresight: {
      ...game.foresight,
      judge: (state, seat) => game.foresight.judge(known(state), seat),
      foretell: (state, seat) => game.foresight.foretell(known(state), seat),
    },
    locate: (state) => game.locate(known(state)),
    census: (state) => game.census(known(state)),
    setup: () => {
      throw new Error('a bot dealt cards');
    },
  };
}

/** Moves before a bot's seat is watched, and how many of its decisions. */
const OPENING = 10;
const DECISIONS = 12;

/** Random moves, then a few decisions of the bot at every seat, all through JSON. Returns what it played. */
function decisionsOf(game: AnyGame, bot: Bot, seats: number): string[] {
  const state = game.setup(readOptions(game.options, {}), seats, generator(`boundary ${game.id}`));
  const safe = onlyImagined(game);
  const minds = Array.from({ length: seats }, (_, seat) => bot.open(safe, seat));
  const rng = generator('boundary');
  const played: string[] = [];
  for (let n = 0; n < OPENING + DECISIONS && game.toAct(state) !== 0; n++) {
    const seat = first(game.toAct(state));
    const view = throughJson(game.view(state, seat));
    const move =
      n < OPENING ? botNamed('random').open(game, seat).choose(view, rng, null) : minds[seat].choose(view, rng, null);
    expect(game.whyNot(state, seat, move)).toBeNull();
    if (n >= OPENING) played.push(game.write(move));
    game.play(state, seat, move);
    // What it may say out of turn must not be better informed.
    for (const [other, mind] of minds.entries())
      if (!has(game.toAct(state), other)) mind.interject(throughJson(game.view(state, other)), rng);
  }
  return played;
}

describe.each(shelf.games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const seats = seatCounts(game, readOptions(game.options, {}))[0];

  test.each(botsAt(0.1).map((bot) => [bot.name, bot] as const))(
    '%s never reads a state, only views in JSON',
    (_name, bot) => {
      expect(decisionsOf(game, bot, seats).length).toBeGreaterThan(0);
    },
  );
});

/** What `strong` decides in a few positions, as a program that runs anywhere. */
const PROGRAM = (games: string): string => `
import { botNamed } from '@insula/bots';
import { first, generator, readOptions } from '@insula/kernel';
${games}
export function decide() {
  const told = [];
  for (const game of games) {
    const state = game.setup(readOptions(game.options, {}), 2, generator('anywhere ' + game.id));
    const rng = generator('anywhere');
    const minds = [0, 1].map((seat) => botNamed('strong').open(game, seat));
    for (let n = 0; n < 24; n++) {
      const seat = first(game.toAct(state));
      const move = minds[seat].choose(game.view(state, seat), rng, null);
      told.push(game.write(move));
      game.play(state, seat, move);
    }
  }
  return told.join('; ');
}
`;

test('a decision is the same here, in a thread and in a browser', async () => {
  const names = ['raja', 'room-share', 'landlord'];
  const imports = names.map((name, i) => `import { games as g${i} } from '@insula/${name}';`).join('\n');
  const source = PROGRAM(`${imports}\nconst games = [${names.map((_, i) => `...g${i}`).join(', ')}];`);
  const bundle = await rolldown({
    input: 'program',
    resolve: { conditionNames: ['src'] },
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? `${import.meta.dirname}/program.ts` : null),
        load: (id) => (id.endsWith('/program.ts') ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'program' });
  const { code } = output[0];
  expect(code).not.toMatch(/\bprocess\.|require\(|['"]node:/);

  const here = new Function(`${code}; return program.decide();`)() as string;
  const thread = await new Promise<string>((resolve, reject) => {
    const worker = new Worker(`${code}; require('node:worker_threads').parentPort.postMessage(program.decide());`, {
      eval: true,
    });
    worker.on('message', resolve);
    worker.on('error', reject);
  });
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  try {
    const page = await browser.newPage();
    const inBrowser = await page.evaluate(`(() => { ${code}; return program.decide(); })()`);
    expect(here.split('; ').length).toBe(24 * 4);
    expect(thread).toBe(here);
    expect(inBrowser).toBe(here);
  } finally {
    await browser.close();
  }
});
