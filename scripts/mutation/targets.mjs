/** The games whose rules are elsewhere than in `src/rules` of the folder of their name; the words of an edition are none. */
const ELSEWHERE = {
  landlord: { folder: 'landlord', rules: ['rules/**/*.ts', 'editions/*.ts', 'editions/classic/**/*.ts'] },
  'landlord-second': { folder: 'landlord', rules: ['editions/second/!(words).ts'] },
};

/** The folder of a game, and the patterns of its files that are mutated. */
export function targetOf(id) {
  const { folder, rules } = ELSEWHERE[id] ?? { folder: id, rules: ['rules/**/*.ts'] };
  return { folder, mutate: rules.map((pattern) => `games/${folder}/src/${pattern}`) };
}
