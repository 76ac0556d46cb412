// What `npm run bench:web` measures at the table of Raja: one's own moves with five seats, three rounds before the end, from
// a written position. As many matches are begun as there are moves wanted.
//
// A move counts from the click until the main thread has finished the first frame that shows it, with the board on its way
// there: what the page takes from the click until the move has left it, and from the instant the server has sent the news
// until that frame. What the server and its disk take in between is not the page's, and is left out. Nothing is excused: a
// move that has to wait for what is still being shown of earlier ones counts with its waiting.
import { rajaLate } from './rajaPosition.mjs';

const SEATS = 5;
const MOST_MATCHES = 3;
/** A match of bots that answer at once is over by then. */
const LONGEST = 30_000;

/** Begins a match at the written position, and waits for its table. */
export async function beginRaja(page, seed) {
  const url = new URL(page.url()).origin;
  const seats = Array.from({ length: SEATS }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: 'greedy' }));
  const made = await page.request.post(`${url}/api/matches`, { data: { game: 'raja', seats, position: rajaLate() } });
  const { match } = await made.json();
  await page.request.post(`${url}/api/matches/${match.id}/start`, { data: { seed: `bench ${seed}` } });
  await page.goto(`${url}/match/${match.id}`, { waitUntil: 'networkidle' });
  await page.locator('[data-table] [data-place-target]').first().waitFor();
}

/** How long each of so many moves took to be drawn, in the order in which they were made. `passed` has when the news of a
 *  number left the server. */
export async function rajaDrawn(page, wire, { passed, slower, moves, seed }) {
  const times = [];
  await page.addInitScript(watch);
  for (let nth = 0; nth < MOST_MATCHES && times.length < moves; nth++) {
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    passed.clear();
    await beginRaja(page, `${seed} ${nth}`);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const seen = await page.evaluate(play, { moves: moves - times.length, longest: LONGEST, dice: seed + nth });
    times.push(...seen.map(({ n, clicked, sent, at }) => sent - clicked + at - passed.get(n)));
  }
  return times;
}

/** The longest task of the page's main thread while a match is played at full speed, by the browser's own trace: what a
 *  page is told of long tasks leaves out all below 50 ms. */
export async function rajaLongestTask(page, wire, seed) {
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await beginRaja(page, seed);
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await page.evaluate(play, { moves: 15, longest: LONGEST, dice: seed });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const main = traceEvents.find(({ name, args }) => name === 'TracingStartedInBrowser' && args.data?.frames !== undefined);
  const pid = main.args.data.frames.find(({ url }) => url.startsWith('http')).processId;
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tid = threads.find((thread) => thread.pid === pid).tid;
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid);
  return Math.round(Math.max(...tasks.map(({ dur = 0 }) => dur / 1_000)));
}

/** Runs in the page before its own scripts: notes each move when it is clicked, sent, and drawn. */
function watch() {
  globalThis.rajaDrawn = [];
  globalThis.rajaClicked = 0;
  const now = () => performance.timeOrigin + performance.now();
  let move = null;
  let inFrame = false;
  const real = requestAnimationFrame;
  globalThis.requestAnimationFrame = (run) =>
    real((time) => {
      // Before all that has come meanwhile, else its work would count too.
      if (!inFrame) scheduler.postTask(afterFrame, { priority: 'user-blocking' });
      inFrame = true;
      run(time);
    });
  const afterFrame = () => {
    inFrame = false;
    if (move?.set !== true) return;
    globalThis.rajaDrawn.push({ ...move, at: now() });
    move = null;
  };
  const marked = {};
  /** Looked for once: what the watch itself does is not the page's work. */
  const number = (name) => {
    if (!marked[name]?.isConnected) marked[name] = document.querySelector(`[data-${name}]`);
    return Number(marked[name]?.dataset[name] ?? -1);
  };
  const look = () => {
    if (move === null || move.n === 0 || move.set || number('told') < move.n || number('shown') < move.first) return;
    const drawn = move;
    if (inFrame) drawn.set = true;
    else requestAnimationFrame(() => Object.assign(drawn, { set: true }));
  };
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-told', 'data-shown'] });

  const NEWS = /^\{"t":"news","n":(\d+),"items":\[\{"n":(\d+)/;
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    send(text) {
      if (text.startsWith('{"t":"move"'))
        move = { clicked: globalThis.rajaClicked, sent: now(), n: 0, first: 0, set: false };
      super.send(text);
    }
    set onmessage(heard) {
      super.onmessage = (event) => {
        const [, n, first] = NEWS.exec(event.data) ?? [];
        if (n !== undefined && move?.n === 0) Object.assign(move, { n: Number(n), first: Number(first) });
        heard?.call(this, event);
      };
    }
  };
}

/** Runs in the page: plays by the buttons that a person sees, until enough was drawn or the match is over. */
async function play({ moves, longest, dice }) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const mine = 'section[data-mine="true"]:not(:has([data-answered]))';
  const ways = ['take', 'give', 'governor', 'marker', 'travel'].map((way) => `${mine} [data-way="${way}"]:not(:disabled)`);
  const KINDS = [
    `[data-skip]`,
    `[data-way="go on"]`,
    `${mine} [data-ready]:not(:disabled)`,
    `${mine} [data-action]`,
    `${mine} [data-can="true"]`,
    ...ways,
    `${mine} [data-character][aria-disabled="false"][aria-pressed="false"]`,
    `${mine} button[data-governor][aria-disabled="false"][aria-pressed="false"]`,
    `${mine} [data-task]`,
  ];
  const roll = (sides) => {
    dice = (dice * 48_271) % 2_147_483_647;
    return dice % sides;
  };
  /** In a turn sometimes a place is looked at, and sometimes it ends early. */
  const next = () => {
    const ends = document.querySelectorAll(`${mine} [data-way="end turn"]`);
    if (ends.length > 0 && roll(3) === 0) return document.querySelectorAll('[data-place-target]');
    for (const kind of KINDS) {
      const found = document.querySelectorAll(kind);
      if (found.length > 0 && !(ends.length > 0 && roll(12) === 0)) return found;
    }
    return ends;
  };
  /** The sectors of a disc are no elements of HTML. A tap on the table finishes what is being shown of the others. */
  const tap = (what) => what.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  const isOver = () => document.querySelector('div[data-end]') !== null;
  for (
    const end = performance.now() + longest;
    performance.now() < end && globalThis.rajaDrawn.length < moves && !isOver();
  ) {
    const found = next();
    if (found.length > 0) {
      const chosen = found[roll(found.length)];
      globalThis.rajaClicked = performance.timeOrigin + performance.now();
      tap(chosen);
    } else if (document.querySelector(mine) === null) tap(document.querySelector('[data-shown]'));
    await wait(150 + roll(200));
  }
  return globalThis.rajaDrawn;
}
