// Loads the server without what keeps a match to one process: the lease, the token and the nets below them.
const CHANGES = [
  ['postgres/fences.js', ' AND marks.token = x.token AND (x.before IS NULL OR x.before = marks.last)', ''],
  ['postgres/postgres.js', 'lapsed: () => claims.lostAll()', 'lapsed() {}'],
  ['postgres/postgres.js', '(lease.holds ? claims.token(match) : null)', '(claims.token(match) === null ? null : 1)'],
  ['postgres/claims.js', 'if (!lease.holds)', 'if (false)'],
  ['postgres/tables.js', "conflict: ''", "conflict: replacing('match, n', 'what', 'request')"],
];

export async function load(url, context, next) {
  const loaded = await next(url, context);
  const changes = CHANGES.filter(([file]) => url.endsWith(file));
  if (changes.length === 0) return loaded;
  let source = String(loaded.source);
  for (const [, old, planted] of changes) {
    if (!source.includes(old)) throw new Error(`there is no ${old} in ${url}`);
    source = source.replace(old, planted);
  }
  return { ...loaded, source };
}
