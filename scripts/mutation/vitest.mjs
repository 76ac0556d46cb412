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
  globalThis.it(count === 1 ? name : `${name} (${count})`, () => body());
}

test.each = (rows) => (name, body) => {
  for (const row of rows) test(name, () => (Array.isArray(row) ? body(...row) : body(row)));
};
