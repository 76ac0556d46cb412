import type { Seat } from '@insula/kernel';
import { PROPOSALS, type Request } from '@insula/protocol';
import fc from 'fast-check';
import type { Device, Evening, Told } from './evening.ts';

type Step = fc.AsyncCommand<Told, Evening>;
type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;

/** Something that is done at the table, after which everybody must have been told the same. */
function step(name: string, does: (evening: Evening, told: Told) => Promise<void>): Step {
  return {
    check: () => true,
    async run(told, evening) {
      await does(evening, told);
      await evening.check(told);
    },
    toString: () => name,
  };
}

/** Something a seat asks on its newest device, if it has one. */
const asks = (name: string, seat: Seat, of: (device: Device) => Unnumbered<Request>): Step =>
  step(`${name}(${seat})`, async (evening) => {
    const device = evening.open(seat);
    if (device !== undefined) await evening.ask(device, { ...of(device), id: evening.id() } as Request);
  });

const seat = fc.integer({ min: 0, max: 1 });
const audience = fc.constantFrom(0, 1, null);

const connect = fc
  .record({ who: audience, fresh: fc.boolean() })
  .map(({ who, fresh }) => step(`connect(${who}, ${fresh ? 'new' : 'back'})`, (evening) => evening.connect(who, fresh)));

const drop = audience.map((who) =>
  step(`drop(${who})`, async (evening) => {
    const device = evening.open(who);
    if (device !== undefined) evening.drop(device);
  }),
);

const move = fc.record({ who: seat, choice: fc.nat(40) }).map(({ who, choice }) =>
  step(`move(${who}, ${choice})`, async (evening, { acknowledged }) => {
    const device = evening.open(who);
    const { table } = device ?? {};
    if (device === undefined || !table || table.legal.length === 0) return;
    const id = evening.id();
    const isShared = evening.shared;
    const moves = [table.legal[choice % table.legal.length]];
    const done = await evening.ask(device, { t: 'move', id, decision: table.decision, moves });
    // What waits for others may be withdrawn, or be moot by then.
    if (done && !isShared) acknowledged.set(id, who);
  }),
);

const again = fc.constant(
  step('again()', async (evening) => {
    const { last } = evening;
    if (last?.device.isOpen) await evening.ask(last.device, last.request);
  }),
);

const wait = fc
  .constantFrom(1, 499, 500, 5_000, 61_000)
  .map((milliseconds) => step(`wait(${milliseconds})`, (evening) => evening.wait(milliseconds)));

const restart = fc.constant(step('restart()', (evening) => evening.restart()));

const other = seat.chain((who) =>
  fc.constantFrom(
    asks('withdraw', who, ({ table }) => ({ t: 'withdraw', decision: table?.decision ?? 0 })),
    asks('undo', who, ({ table }) => ({ t: 'undo', decision: table?.decision ?? 0 })),
    asks('leave', who, () => ({ t: 'leave' })),
    asks('return', who, () => ({ t: 'return' })),
    asks('chat', who, () => ({ t: 'chat', text: 'hello' })),
    asks('stale', who, ({ table }) => ({ t: 'move', decision: 0, moves: [table?.legal[0] ?? 'x'] })),
    asks('orders', who, ({ table }) => ({
      t: 'orders',
      orders: (table?.legal ?? []).slice(0, 1).map((legal) => ({ ask: 'any', move: legal })),
    })),
  ),
);

const proposing = fc
  .record({ who: seat, what: fc.constantFrom(...PROPOSALS), how: fc.constantFrom('propose', 'yes', 'no') })
  .map(({ who, what, how }) =>
    asks(`${how} ${what}`, who, () =>
      how === 'propose' ? { t: 'propose', what } : { t: 'vote', what, yes: how === 'yes' },
    ),
  );

const undoTogether = seat.map((who) =>
  step(`undoTogether(${who})`, async (evening) => {
    const [own, others] = [evening.open(who), evening.open(1 - who)];
    if (own === undefined || others === undefined) return;
    await evening.ask(own, { t: 'propose', id: evening.id(), what: 'undo' });
    await evening.ask(others, { t: 'vote', id: evening.id(), what: 'undo', yes: true });
  }),
);

/** Moves and devices come up most, as they do with people. */
export const COMMANDS: fc.Arbitrary<Step>[] = [
  connect,
  connect,
  drop,
  move,
  move,
  move,
  move,
  again,
  wait,
  restart,
  other,
  proposing,
  undoTogether,
];
