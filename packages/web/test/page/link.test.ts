import { PROTOCOL, type ServerMessage, type Summary, type Table } from '@insula/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLink, type Wish } from '../../src/net/link.ts';
import { closePage, pageWithoutBrowser, type Socket } from './sockets.ts';

const AWHILE = 60_000;
const table = (decision: number): Table => ({
  view: {},
  partial: false,
  ask: { key: 'ask', values: {} },
  awaited: [0],
  decision,
  legal: ['up', 'down'],
  undo: false,
});
const welcome = (last: string | null = null): ServerMessage => ({
  t: 'welcome',
  protocol: PROTOCOL,
  match: { id: 'm' } as Summary,
  seat: 0,
  yours: [0],
  n: 0,
  of: 0,
  items: [],
  table: table(1),
  chat: [],
  orders: [],
  last,
});
const event = (n: number) => ({ n, at: 0, kind: 'event' as const, event: {} });
const refused = (code: string, id: string | null = null): ServerMessage => ({
  t: 'refused',
  id,
  move: null,
  rule: null,
  code,
});
const move: Wish = { t: 'move', decision: 1, moves: ['up'] };
const moves = ({ said }: Socket) => said.filter(({ t }) => t === 'move');

/** A link that was welcomed. */
function seated(frames = true) {
  const page = pageWithoutBrowser(frames);
  const link = openLink('m', 0);
  page.last.accept();
  page.last.tell(welcome());
  vi.advanceTimersByTime(200);
  return { page, link };
}

afterEach(closePage);

test('a long past that comes in pages is shown once all of it is there', () => {
  const page = pageWithoutBrowser(true);
  const link = openLink('m', 0);
  page.last.accept();
  page.last.tell({ ...welcome(), n: 1, of: 3, items: [event(1)] } as ServerMessage);
  vi.advanceTimersByTime(200);
  expect(link.store.getState()).toMatchObject({ connection: 'open', items: [], table: null });
  page.last.tell({ t: 'news', n: 2, items: [event(2)], table: table(1) });
  vi.advanceTimersByTime(200);
  expect(link.store.getState().items).toEqual([]);
  page.last.tell({ t: 'news', n: 4, items: [event(3), event(4)], table: table(2) });
  vi.advanceTimersByTime(200);
  const { items, table: shown } = link.store.getState();
  expect([items.map(({ n }) => n), shown?.decision]).toEqual([[1, 2, 3, 4], 2]);
});

test('what changed is put over the view, and what did not stays the same thing', () => {
  const { page, link } = seated();
  const told = (view: object, partial: boolean) => {
    page.last.tell({ t: 'news', n: 0, items: [], table: { ...table(2), view, partial } });
    vi.advanceTimersByTime(200);
    return link.store.getState().table as Table & { view: { pile: number[] } };
  };
  const first = told({ pile: [3, 2], hand: [1] }, false);
  const second = told({ hand: [1, 2] }, true);
  expect(second).toMatchObject({ decision: 2, view: { pile: [3, 2], hand: [1, 2] } });
  expect(second.view.pile).toBe(first.view.pile);
  expect(told({ hand: [] }, false).view).toEqual({ hand: [] });
  link.close();
});

describe('why not', () => {
  const asked = ({ said }: Socket) => said.filter(({ t }) => t === 'why') as { id: string }[];
  const answer = (id: string, code: string | null): ServerMessage => ({
    t: 'why',
    id,
    move: 0,
    rule: code && 'S-1',
    code,
    final: false,
  });

  test('is asked without making the move, and nothing waits for it', () => {
    const { page, link } = seated();
    link.why(['up']);
    expect(moves(page.last)).toEqual([]);
    expect(link.store.getState().pending).toBe(0);
    page.last.tell(answer(asked(page.last)[0].id, 'too-high'));
    vi.advanceTimersByTime(200);
    expect(link.store.getState().refusal).toEqual({ rule: 'S-1', code: 'too-high', moves: ['up'] });
    link.close();
  });

  test('whether a move could be taken back is told to whoever asked, and refuses nothing', () => {
    const { page, link } = seated();
    const weighed: boolean[] = [];
    link.weigh('up', (final) => weighed.push(final));
    link.weigh('down', (final) => weighed.push(final));
    const [up, down] = asked(page.last);
    page.last.tell({ ...answer(down.id, null), final: true } as ServerMessage);
    page.last.tell(answer(up.id, 'too-high'));
    page.last.tell(answer(up.id, 'too-high'));
    vi.advanceTimersByTime(200);
    expect(weighed).toEqual([true, false]);
    expect(link.store.getState()).toMatchObject({ pending: 0, refusal: null });
    link.close();
  });

  test('an answer that comes after the next choice is no news', () => {
    const { page, link } = seated();
    link.why(['up']);
    link.forgive();
    page.last.tell(answer(asked(page.last)[0].id, 'too-high'));
    vi.advanceTimersByTime(200);
    expect(link.store.getState().refusal).toBeNull();
    link.close();
  });
});

test('a page older than the server is loaded anew, once', () => {
  const { page, link } = seated();
  const reload = vi.fn();
  const kept = new Map<string, string>();
  Object.assign(window.location, { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  page.last.tell(refused('protocol'));
  vi.advanceTimersByTime(200);
  expect([reload.mock.calls.length, link.store.getState().fault]).toEqual([1, null]);
  const second = openLink('m', 0);
  page.last.accept();
  page.last.tell(refused('protocol'));
  vi.advanceTimersByTime(200);
  expect([reload.mock.calls.length, second.store.getState().fault]).toEqual([1, 'protocol']);
  link.close();
  second.close();
});

describe('after a drop', () => {
  test('it comes back, says how far it knows, and sends again what was not answered, under the same name', () => {
    const { page, link } = seated();
    page.last.tell({ t: 'news', n: 2, items: [event(1), event(2)], table: table(1) });
    link.send(move);
    const [sent] = moves(page.last);
    page.last.drop();
    vi.advanceTimersByTime(20);
    expect(link.store.getState().connection).toBe('lost');
    vi.advanceTimersByTime(AWHILE);
    page.last.accept();
    expect(page.last.said).toEqual([
      { t: 'hello', protocol: PROTOCOL, match: 'm', seat: 0, since: 2, phrases: true, changes: true },
    ]);
    page.last.tell(welcome());
    expect(moves(page.last)).toEqual([sent]);
    page.last.tell({ t: 'ack', id: 'id' in sent ? sent.id : '' });
    vi.advanceTimersByTime(20);
    expect(link.store.getState()).toMatchObject({ connection: 'open', pending: 0 });
    link.close();
  });

  test('what the server had kept before it died is not sent again', () => {
    const { page, link } = seated();
    link.send(move);
    const [sent] = moves(page.last);
    page.last.drop();
    vi.advanceTimersByTime(AWHILE);
    page.last.accept();
    page.last.tell(welcome('id' in sent ? sent.id : null));
    expect(moves(page.last)).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(link.store.getState().pending).toBe(0);
    link.close();
  });

  test('it tries for as long as the server is away, never more rarely than every five seconds', () => {
    const { page, link } = seated();
    for (let drops = 0; drops < 20; drops++) {
      const dialled = page.sockets.length;
      page.last.drop();
      vi.advanceTimersByTime(5_000);
      expect(page.sockets.length).toBe(dialled + 1);
    }
    link.close();
  });
});

describe('a line that is dead without anybody saying so', () => {
  test('is asked for a sign of life, and left when none comes, though the socket never closes', () => {
    const { page, link } = seated();
    const dead = page.last;
    vi.advanceTimersByTime(AWHILE);
    expect(dead.said.some(({ t }) => t === 'ping')).toBe(true);
    expect(page.sockets.length).toBeGreaterThan(1);
    page.last.accept();
    page.last.tell(welcome());
    dead.tell({ t: 'news', n: 9, items: [event(1)], table: table(9) });
    dead.drop();
    vi.advanceTimersByTime(20);
    expect(link.store.getState()).toMatchObject({ connection: 'open', items: [], table: { decision: 1 } });
    link.close();
  });

  test('is left when the call is never answered', () => {
    const page = pageWithoutBrowser();
    const link = openLink('m', 0);
    vi.advanceTimersByTime(AWHILE);
    expect(page.sockets.length).toBeGreaterThan(1);
    link.close();
  });

  test('is not one where the server answers, however quiet the match', () => {
    const { page, link } = seated();
    for (let seconds = 0; seconds < 600; seconds++) {
      const pings = page.last.said.filter(({ t }) => t === 'ping').length;
      vi.advanceTimersByTime(1_000);
      if (page.last.said.filter(({ t }) => t === 'ping').length > pings) page.last.tell({ t: 'ack', id: 'ping' });
    }
    expect(page.sockets.length).toBe(1);
    link.close();
  });
});

describe('turned away', () => {
  test('without a reason that stays: it tries again', () => {
    const page = pageWithoutBrowser();
    const link = openLink('m', 0);
    page.last.accept();
    page.last.tell(refused('unavailable'));
    vi.advanceTimersByTime(5_000);
    expect(page.sockets.length).toBe(2);
    link.close();
  });

  test('for good: it says so and stays away', () => {
    const page = pageWithoutBrowser();
    const link = openLink('m', 0);
    page.last.accept();
    page.last.tell(refused('not-yours'));
    vi.advanceTimersByTime(AWHILE);
    expect(page.sockets.length).toBe(1);
    expect(link.store.getState().fault).toBe('not-yours');
    link.close();
  });

  test('for haste: the move is said again a little later', () => {
    const { page, link } = seated();
    link.send(move);
    page.last.tell(refused('too-many'));
    vi.advanceTimersByTime(2_000);
    const [first, second] = moves(page.last);
    expect(second).toEqual(first);
    link.close();
  });

  test('for what cannot be read: nothing waits for ever', () => {
    const { page, link } = seated();
    link.send({ t: 'chat', text: '\u202e' });
    page.last.tell(refused('malformed'));
    vi.advanceTimersByTime(20);
    expect(link.store.getState()).toMatchObject({ pending: 0, refusal: { code: 'malformed' } });
    link.close();
  });
});

describe('what comes in one breath', () => {
  const breath = (socket: Socket): void => {
    socket.tell({ t: 'ack', id: 'x' });
    socket.tell({ t: 'news', n: 1, items: [event(1)], table: table(2) });
    socket.tell({ t: 'news', n: 2, items: [event(2)], table: table(3) });
  };

  test('is told to the page once, with everything in it', () => {
    const { page, link } = seated();
    const told = vi.fn();
    link.store.subscribe(told);
    breath(page.last);
    vi.advanceTimersByTime(200);
    expect(told).toHaveBeenCalledTimes(1);
    expect(link.store.getState()).toMatchObject({ items: [event(1), event(2)], table: { decision: 3 } });
    link.close();
  });

  test('is told at once, and what comes after it with the next frame', () => {
    const { page, link } = seated();
    vi.advanceTimersByTime(200);
    const told = vi.fn();
    link.store.subscribe(told);
    breath(page.last);
    vi.advanceTimersByTime(1);
    expect(told).toHaveBeenCalledTimes(1);
    page.last.tell({ t: 'news', n: 3, items: [event(3)], table: table(4) });
    page.last.tell({ t: 'news', n: 4, items: [event(4)], table: table(5) });
    vi.advanceTimersByTime(10);
    expect(told).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10);
    expect(told).toHaveBeenCalledTimes(2);
    expect(link.store.getState()).toMatchObject({ items: [1, 2, 3, 4].map(event), table: { decision: 5 } });
    link.close();
  });

  test('may come in two frames: the answer to a move is shown with its news, or a moment later', () => {
    const { page, link } = seated();
    const answer = (): void => {
      link.send(move);
      const sent = moves(page.last)[moves(page.last).length - 1];
      page.last.tell({ t: 'ack', id: 'id' in sent ? sent.id : '' });
      vi.advanceTimersByTime(20);
    };
    answer();
    expect(link.store.getState().pending).toBe(1);
    page.last.tell({ t: 'news', n: 1, items: [event(1)], table: table(2) });
    vi.advanceTimersByTime(20);
    expect(link.store.getState()).toMatchObject({ pending: 0, table: { decision: 2 } });
    answer();
    vi.advanceTimersByTime(100);
    expect(link.store.getState().pending).toBe(0);
    link.close();
  });

  test('is told to a page that nobody sees, too: its title says whose turn it is', () => {
    const { page, link } = seated(false);
    breath(page.last);
    vi.advanceTimersByTime(200);
    expect(link.store.getState().table?.decision).toBe(3);
    link.close();
  });
});
