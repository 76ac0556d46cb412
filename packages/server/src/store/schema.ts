/** The tables, version by version; a file of an older version is brought up to date when it is opened. */
export const SCHEMA: readonly string[] = [
  `CREATE TABLE matches (id TEXT PRIMARY KEY, phase TEXT NOT NULL, listed INTEGER NOT NULL, created INTEGER NOT NULL,
     head TEXT NOT NULL, due INTEGER) WITHOUT ROWID;
   CREATE INDEX matches_open ON matches (phase, listed, created);
   CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
   CREATE TABLE sitters (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;
   CREATE TABLE entries (match TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL,
     "by" TEXT NOT NULL, kind TEXT NOT NULL, what TEXT, state TEXT, sum TEXT NOT NULL, request TEXT, "left" INTEGER,
     PRIMARY KEY (match, n)) WITHOUT ROWID;
   CREATE TABLE tail (match TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL,
     "by" TEXT NOT NULL, kind TEXT NOT NULL, what TEXT, state TEXT, sum TEXT NOT NULL, request TEXT, "left" INTEGER);
   CREATE TABLE snapshots (match TEXT PRIMARY KEY, n INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE held (match TEXT NOT NULL, seat INTEGER NOT NULL, decision INTEGER NOT NULL, "by" TEXT NOT NULL,
     moves TEXT NOT NULL, request TEXT, "left" INTEGER, PRIMARY KEY (match, seat)) WITHOUT ROWID;
   CREATE TABLE orders (match TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (match, seat)) WITHOUT ROWID;
   CREATE TABLE chat (match TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL,
     text TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (match, n), UNIQUE (match, key)) WITHOUT ROWID;
   CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;`,
  // Entries are kept many to a row, as lines of JSON.
  `ALTER TABLE entries RENAME TO placed;
   CREATE TABLE entries (match TEXT NOT NULL, last INTEGER NOT NULL, lines TEXT NOT NULL);
   INSERT INTO entries SELECT match, max(n),
     json_group_array(json_array(match, n, at, seat, "by", kind, what, state, sum, request, "left"))
     FROM (SELECT * FROM placed UNION ALL SELECT * FROM tail ORDER BY match, n) GROUP BY match;
   CREATE UNIQUE INDEX entries_match ON entries (match, last);
   DROP TABLE placed;
   DROP TABLE tail;
   CREATE TABLE tail (lines TEXT NOT NULL);`,
  `ALTER TABLE tail ADD COLUMN snapshots TEXT NOT NULL DEFAULT '[]'`,
  // Older servers noted what is due only of matches they forgot: whatever is under way is looked at once.
  `ALTER TABLE tail ADD COLUMN marks TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE matches ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0;
   UPDATE matches SET due = 0 WHERE phase = 'playing';`,
  `CREATE TABLE aside (match TEXT PRIMARY KEY, at INTEGER NOT NULL, why TEXT NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE milestones (match TEXT NOT NULL, n INTEGER NOT NULL, told TEXT NOT NULL, "from" TEXT, body TEXT NOT NULL);
   CREATE UNIQUE INDEX milestones_match ON milestones (match, n)`,
  `ALTER TABLE matches ADD COLUMN ended INTEGER;
   ALTER TABLE matches ADD COLUMN host TEXT NOT NULL DEFAULT '';
   ALTER TABLE matches ADD COLUMN origin TEXT NOT NULL DEFAULT '';
   ALTER TABLE matches ADD COLUMN of_bots INTEGER NOT NULL DEFAULT 0;
   UPDATE matches SET ended = CASE phase WHEN 'over' THEN created END,
     host = CASE WHEN json_valid(head) THEN coalesce(json_extract(head, '$.host'), '') ELSE '' END;
   CREATE INDEX matches_ended ON matches (ended) WHERE ended IS NOT NULL;
   CREATE INDEX matches_host ON matches (host, phase) WHERE phase <> 'over';
   CREATE INDEX matches_origin ON matches (origin, phase) WHERE phase <> 'over'`,
];
