/** Who may import whom. The arrows of docs/architecture.md, checked. */
const forbidden = [
  ['kernel-imports-nothing', { path: '^packages/kernel/src' }, { pathNot: '^packages/kernel/src' }],
  ['games-import-only-the-kernel', { path: '^games/([^/]+)/src' }, { pathNot: ['^games/$1/src', '^packages/kernel/src'] }],
  [
    'laws-import-only-the-kernel',
    { path: '^packages/laws/src' },
    { pathNot: ['^packages/(laws|kernel)/src', '^node_modules/vitest'] },
  ],
  [
    'only-tests-run-vitest',
    { path: '^packages/(?!laws)[^/]+/src|^packages/laws/src/(?!vitest)' },
    { path: ['^node_modules/vitest', '^packages/laws/src/vitest'] },
  ],
  ['bots-never-import-a-game', { path: '^packages/bots/src' }, { pathNot: ['^packages/(bots|kernel)/src'] }],
  [
    'protocol-knows-only-the-kernel',
    { path: '^packages/protocol/src' },
    { pathNot: ['^packages/(protocol|kernel)/src', 'node_modules'] },
  ],
  [
    'words-know-only-the-kernel',
    { path: '^packages/words/src' },
    { pathNot: ['^packages/(words|kernel)/src', 'node_modules'] },
  ],
  ['shelf-knows-no-game', { path: '^packages/shelf/src' }, { path: '^(games|packages/(?!kernel|shelf))/' }],
  ['web-never-sees-a-state', { path: '^packages/web/src' }, { path: '^games/[^/]+/src/(types/state|state|rules/)' }],
  [
    'web-knows-games-by-their-face',
    { path: '^packages/web/src' },
    { path: '^games/[^/]+/src/(?!face\\.ts$|words/)', dependencyTypesNot: ['type-only'] },
  ],
  [
    'faces-never-see-a-state',
    { path: '^games/[^/]+/src/face' },
    { path: '^games/[^/]+/src/(state\\.ts|rules/|setup|determinize|position/)', dependencyTypesNot: ['type-only'] },
  ],
  ['web-never-imports-server-code', { path: '^packages/web/src' }, { path: '^packages/(server|cli|bots|laws|shelf)/' }],
  ['packages-never-import-the-command', { path: '^packages/(?!cli)' }, { path: '^packages/cli/' }],
  ['no-tests-in-the-product', { path: '/src/' }, { path: '/test/' }],
  [
    'packages-only-by-their-index',
    { path: '^packages/([^/]+)/' },
    { path: '^packages/(?!$1/)[^/]+/(src|dist)/(?!index\\.|vitest\\.)' },
  ],
  // On the server everything flows one way: a request to a match, what it did to the store, what is kept to listeners.
  [
    'a-match-knows-only-what-is-stored',
    { path: '^packages/server/src/match/' },
    { path: '^packages/server/src/', pathNot: '^packages/server/src/(match/|store/store\\.)' },
  ],
  [
    'the-store-knows-no-match',
    { path: '^packages/server/src/store/' },
    { path: '^packages/server/src/', pathNot: '^packages/server/src/store/' },
  ],
  [
    'updates-only-render',
    { path: '^packages/server/src/updates/' },
    { path: '^packages/server/src/', pathNot: '^packages/server/src/(updates/|match/|store/store\\.)' },
  ],
  [
    'matches-know-neither-sockets-nor-pages',
    { path: '^packages/server/src/matches/' },
    { path: '^packages/server/src/(wire|http)/' },
  ],
  ['no-cycles', {}, { circular: true }],
  ['nothing-unresolved', {}, { couldNotResolve: true }],
].map(([name, from, to]) => ({ name, severity: 'error', from, to }));

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['src', 'types', 'import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
