// One of the processes that play on one server. What one kind of client leaves behind must not slow the next.
import { generator } from '@insula/kernel';
import { answerParent } from './child.ts';
import type { Times } from './figures.ts';
import { flatOut } from './flatOut.ts';
import type { LoadName, OpenLoad } from './load.ts';
import { paced } from './paced.ts';
import { type PeerName, peers } from './peers.ts';

const [load, name, port, number, of] = process.argv.slice(2);
const open: { readonly [load in LoadName]: OpenLoad } = { flatOut, paced };
const times: Times = { own: [], other: [] };
/** All that was measured, turn after turn. */
const run: Times = { own: [], other: [] };

const adapter = await peers[name as PeerName].open(Number(port));
const { prepare, go, rest } = open[load as LoadName](adapter, generator(`${load} ${number}`), times, { of: Number(of) });

answerParent(
  {
    prepare,
    go,
    rest,
    /** From here on it counts. */
    mark() {
      times.own.length = 0;
      times.other.length = 0;
    },
    /** How many moves were done since then. */
    count() {
      for (const ms of times.own) run.own.push(ms);
      for (const ms of times.other) run.other.push(ms);
      return times.own.length;
    },
    run: () => run,
  },
  async () => {},
);
