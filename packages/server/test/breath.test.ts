import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from '../src/store/journal.ts';
import type { Change, Store } from '../src/store/store.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

/** Which commits the store refuses. */
let refuses: (changes: readonly Change[]) => boolean;
let server: Running;
let guests: Guest[];
beforeEach(async () => {
  refuses = () => false;
  server = await running({ LOG: 'silent' }, (store) => ({
    ...store,
    commit(...parts) {
      if (refuses(parts.flat())) throw new Error('the disk is full');
      return store.commit(...parts);
    },
  }));
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

const hasEntryOf = (match: string, changes: readonly Change[]): boolean =>
  changes.some((change) => 'put' in change && change.put === 'entry' && change.row.match === match);

test('a commit refused while a move and its undo come in one breath harms no other match', async () => {
  const wanted = { game: 'raja' };
  const [lost, other] = [await started(guests, wanted), await started(guests, wanted)];
  const inTurn = async (match: string): Promise<Player> => {
    const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
    return players[players[0].table?.awaited[0] ?? 0];
  };
  const [ann, bob] = [await inTurn(lost), await inTurn(other)];
  let refused = 0;
  refuses = (changes) => hasEntryOf(lost, changes) && refused++ === 0;
  const decision = ann.table?.decision ?? 0;
  ann.say({ t: 'move', id: 'a1', decision, moves: [ann.table?.legal[0] ?? ''] });
  ann.say({ t: 'undo', id: 'a2', decision: decision + 100 });
  while (refused === 0) await new Promise((resolve) => setImmediate(resolve));
  expect((await bob.move(bob.table?.legal[0] ?? '')).t).toBe('ack');
  await ann.until(() => ann.closed !== null).catch(() => {});
  expect(bob.closed).toBeNull();
  // Nothing of it was kept, and nothing of it was told.
  expect(ann.received.some((text) => /"t":"(ack|news)"/.test(text))).toBe(false);
  const back = await Player.enter(server, guests[0], lost, 0);
  expect(back.items).toEqual([]);
});

test('what is asked is kept, though more of it comes in every turn of the event loop', async () => {
  let commits = 0;
  const store = {
    async commit() {
      commits++;
      return new Set();
    },
  } as unknown as Store;
  const ignored = (): void => {};
  const watch = { take: () => [{} as Change], kept: ignored, lost: ignored, moved: ignored, committed: ignored };
  const journal = openJournal<string>(store, watch);
  for (let turn = 0; turn < 50; turn++) {
    journal.add('a match');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(commits).toBeGreaterThan(4);
  await journal.settled();
});
