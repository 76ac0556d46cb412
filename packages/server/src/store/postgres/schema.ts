/** Whoever knows only of earlier versions does not find the logs of matches that are over, and takes them for damaged. */
export const FOLDED = 4;

/** The tables, version by version; a database of an older version is brought up to date when a process opens it. */
export const SCHEMA: readonly string[] = [
  `CREATE TABLE processes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address text NOT NULL,
     beat timestamptz NOT NULL, gone boolean NOT NULL);
   CREATE TABLE matches (id text PRIMARY KEY, phase text NOT NULL, listed boolean NOT NULL, created bigint NOT NULL,
     head text NOT NULL);
   CREATE INDEX matches_listed ON matches (phase, created DESC) WHERE listed;
   -- Apart from the heads, which are ten times as long: a row of these is written anew with every commit of its match.
   CREATE TABLE marks (match text PRIMARY KEY, due bigint, awaited integer NOT NULL, last integer NOT NULL,
     owner bigint, token bigint NOT NULL, gaps text NOT NULL) WITH (fillfactor = 50);
   CREATE INDEX marks_due ON marks (due) WHERE due IS NOT NULL;
   CREATE INDEX marks_owner ON marks (owner) WHERE owner IS NOT NULL;
   CREATE TABLE sitters (match text NOT NULL, person text NOT NULL, created bigint NOT NULL, past boolean NOT NULL,
     PRIMARY KEY (match, person));
   CREATE INDEX sitters_person ON sitters (person, created DESC);
   CREATE INDEX sitters_past ON sitters (person, past, created DESC);
   CREATE TABLE entries (match text NOT NULL, n integer NOT NULL, at bigint NOT NULL, seat smallint NOT NULL,
     "by" text NOT NULL, kind text NOT NULL, what text, state text, sum text NOT NULL, request text, "left" bigint,
     PRIMARY KEY (match, n));
   CREATE TABLE snapshots (match text PRIMARY KEY, n integer NOT NULL, body text NOT NULL);
   CREATE TABLE held (match text NOT NULL, seat smallint NOT NULL, decision integer NOT NULL, "by" text NOT NULL,
     moves text NOT NULL, request text, "left" bigint, PRIMARY KEY (match, seat));
   CREATE TABLE orders (match text NOT NULL, seat smallint NOT NULL, body text NOT NULL, PRIMARY KEY (match, seat));
   CREATE TABLE chat (match text NOT NULL, n bigint GENERATED ALWAYS AS IDENTITY, at bigint NOT NULL, seat smallint,
     name text NOT NULL, text text NOT NULL, key text NOT NULL, PRIMARY KEY (match, n), UNIQUE (match, key));
   CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL);
   CREATE TABLE notes (name text PRIMARY KEY, text text NOT NULL);
   CREATE TABLE aside (match text PRIMARY KEY, at bigint NOT NULL, why text NOT NULL)`,
  `CREATE TABLE milestones (match text NOT NULL, n integer NOT NULL, told text NOT NULL, "from" text, body text NOT NULL,
     PRIMARY KEY (match, n));
   ALTER TABLE matches ADD COLUMN ended bigint, ADD COLUMN host text NOT NULL DEFAULT '',
     ADD COLUMN origin text NOT NULL DEFAULT '', ADD COLUMN of_bots boolean NOT NULL DEFAULT false;
   UPDATE matches SET ended = CASE phase WHEN 'over' THEN created END, host = coalesce(head::json->>'host', '');
   CREATE INDEX matches_open ON matches (created) WHERE phase = 'open';
   CREATE INDEX matches_ended ON matches (ended) WHERE ended IS NOT NULL;
   CREATE INDEX matches_host ON matches (host, phase) WHERE phase <> 'over';
   CREATE INDEX matches_origin ON matches (origin, phase) WHERE phase <> 'over'`,
  // Each process is judged by its own lease, also where others were started with another one.
  `ALTER TABLE processes ADD COLUMN lease bigint NOT NULL DEFAULT 5000`,
  // Logs of matches that are over are folded.
  `CREATE TABLE logs (match text NOT NULL, stretch integer NOT NULL, lines text NOT NULL, PRIMARY KEY (match, stretch));
   WITH ended AS (DELETE FROM entries USING matches WHERE id = match AND phase = 'over' RETURNING entries.*)
     INSERT INTO logs SELECT match, (n - 1) / 1000,
       string_agg(json_build_array(n, at, seat, "by", kind, what, state, sum, request, "left")::text, ',' ORDER BY n)
     FROM ended GROUP BY 1, 2`,
];
