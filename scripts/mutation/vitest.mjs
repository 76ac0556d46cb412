// What the rule tests use of vitest, said in mocha: a runner that is loaded once and runs mutant after mutant.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
setState({ assertionCalls: 0 }, expect);

/** Two tests of one name would be one to the runner, and the second would never be asked. */
const times = new Map();

export function test(name, body) {
  const count = (times.get(name) ?? 0) + 1;
  times.set(name, count);
  globalThis.it(count === 1 ? name : `${name} (${count})`, () => killed(body));
}

test.each = (rows) => (name, body) => {
  for (const row of rows) test(name, () => (Array.isArray(row) ? body(...row) : body(row)));
};

const mutation = globalThis.__stryker__ ?? {};
/** A mutant of what is made while loading has a process of its own. */
const isLoadedMutated = mutation.activeMutant !== undefined;

/** A test kills a mutant if it fails with it and not without it. Else an earlier mutant has spoilt what this process
 *  shares, a table of cards for one: the runner starts a fresh one and asks again. */
function killed(body) {
  try {
    body();
  } catch (failure) {
    const { activeMutant } = mutation;
    if (activeMutant === undefined || isLoadedMutated) throw failure;
    mutation.activeMutant = undefined;
    try {
      body();
    } catch {
      process.exit(1);
    }
    mutation.activeMutant = activeMutant;
    throw failure;
  }
}
