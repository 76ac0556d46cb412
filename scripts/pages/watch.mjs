/** Runs in the page before its own scripts: notes when each news is drawn, and when the move that it answers was pressed and
 *  sent. Players play through it (`players.mjs`). */
export function watch() {
  const now = () => performance.timeOrigin + performance.now();
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const drawn = [];
  const waiting = [];
  let pressed = 0;
  let moves = 0;
  let own = null;
  /** Until all that was sent is answered and drawn, if it ever is. */
  const settled = async () => {
    const limit = now() + 2_000;
    while ((own !== null || waiting.length > 0) && now() < limit) await wait(20);
  };
  const isOver = () => document.querySelector('div[data-end]') !== null;
  globalThis.insulaWatch = {
    /** Presses any of what `next` finds, until so many moves were drawn (`ownOnly`: of one's own), the match is over, or time
     *  is up. Waits after each as long as a person looks at least: half of that where nothing was played yet. */
    async play({ enough, longest, dice, ownOnly, pause }, next) {
      const roll = (sides) => {
        dice = (dice * 48_271) % 2_147_483_647;
        return dice % sides;
      };
      const counted = () => drawn.filter((news) => !ownOnly || news.own !== null);
      for (const end = now() + longest; now() < end && counted().length < enough && !isOver(); ) {
        const before = moves;
        const found = next(roll);
        if (found.length > 0) press(found[roll(found.length)]);
        await settled();
        await wait(moves > before ? pause : pause / 2);
      }
      await settled();
      return counted();
    },
  };
  const press = (what) => {
    pressed = now();
    // What is drawn as a picture has no click() of its own.
    what.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  };

  let inFrame = false;
  /** Whatever the page sets in any callback of a frame is drawn with that frame. */
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
    for (const news of waiting.filter(({ set }) => set)) {
      drawn.push({ n: news.n, own: news.own, at: now() });
      waiting.splice(waiting.indexOf(news), 1);
    }
  };

  const marked = {};
  /** Looked for once, and news read no further than its numbers: what the watch itself does is not the page's work. */
  const number = (name) => {
    if (!marked[name]?.isConnected) marked[name] = document.querySelector(`[data-${name}]`);
    return Number(marked[name]?.dataset[name] ?? Number.POSITIVE_INFINITY);
  };
  /** What was set between two frames is drawn with the next one. */
  const look = () => {
    const [told, shown] = [number('told'), number('shown')];
    for (const news of waiting) {
      if (news.set || told < news.n || shown < news.first) continue;
      if (inFrame) news.set = true;
      else requestAnimationFrame(() => Object.assign(news, { set: true }));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-told', 'data-shown'] });

  const NEWS = /^\{"t":"news","n":(\d+),"items":\[\{"n":(\d+)/;
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    send(text) {
      if (text.startsWith('{"t":"move"')) {
        own = { pressed, sent: now() };
        moves++;
      }
      super.send(text);
    }
    set onmessage(heard) {
      super.onmessage = (event) => {
        const [, n, first] = NEWS.exec(event.data) ?? [];
        if (n !== undefined && Number.isFinite(number('told'))) {
          waiting.push({ n: Number(n), first: Number(first), own, set: false });
          own = null;
        }
        heard?.call(this, event);
      };
    }
  };
}
