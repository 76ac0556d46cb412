import type { Fault } from '../fault.ts';

export const damages: readonly Fault[] = [
  {
    name: 'entries that go missing without a word',
    file: 'store/entries.ts',
    old: 'if (rows.at(-1)?.entry.n !== Math.min(end, after + most)) throw',
    planted: 'if (end < 0) throw',
    caught: ['damage', 'one bad row blocks its match and no other'],
  },
  {
    name: 'a log without its beginning is played on',
    file: 'matches/load.ts',
    old: 'if (own?.entry.n !== n) throw',
    planted: 'if (n < 0) throw',
    caught: ['damage', 'one bad row blocks its match and no other'],
  },
  {
    name: 'cookies signed with half a key',
    file: 'people.ts',
    old: 'if (known !== null && !/^[0-9a-f]{64}$/.test(known)) throw',
    planted: "if (known === '') throw",
    caught: ['damage', 'a store that cannot be used is refused in one sentence'],
  },
  {
    name: 'a row of the tail that is skipped',
    file: 'store/entries.ts',
    old: 'throw new Damage(`a row of the table tail',
    planted: 'void new Damage(`a row of the table tail',
    caught: ['damage', 'a store that cannot be used is refused in one sentence'],
  },
  {
    name: 'one unreadable match hides all lists',
    file: 'http/matches.ts',
    old: '  } catch {\n    return null;\n  }',
    planted: '  } catch (error) {\n    throw error;\n  }',
    caught: ['damage', 'one bad row blocks its match and no other'],
  },
  {
    name: 'a folder that stays locked',
    file: 'serve.ts',
    old: '    await store.close().catch(() => {});\n    unlock();',
    planted: '    await store.close().catch(() => {});',
    caught: ['damage', 'a store that cannot be used is refused in one sentence'],
  },
  {
    name: 'a changed log that is saved',
    file: 'matches/salvage.ts',
    old: 'checkSums({',
    planted: 'void ({',
    caught: ['damage', 'what can be read is saved'],
  },
  {
    name: 'a torn log that is saved',
    file: 'matches/salvage.ts',
    old: 'return faults.length > before ? null : rows;',
    planted: 'return rows;',
    caught: ['damage', 'what can be read is saved'],
  },
  {
    name: 'a match that is left out for its snapshot',
    file: 'matches/salvage.ts',
    old: "parsed(row.body) !== null) return [{ put: 'snapshot', row }];",
    planted: "true) return [{ put: 'snapshot', row }];",
    caught: ['damage', 'what can be read is saved'],
  },
  {
    name: 'guests who are forgotten',
    file: 'matches/salvage.ts',
    old: 'return key === undefined ? [] : [{',
    planted: 'return key !== undefined ? [] : [{',
    caught: ['damage', 'what can be read is saved'],
  },
];
