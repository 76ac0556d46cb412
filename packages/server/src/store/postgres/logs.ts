/** The log of a match that is being played is a row for each entry, in `entries`. That of one that is over is one row, in
 *  `logs`: a part of the room, and what is written all the time stays small however many matches there have been. */

/** Entries in a row, of which a very long log has several: whoever asks for a few must not wait for all of them. */
const STRETCH = 1_000;
/** A longer log stays as it is: all others in the same commit would wait while it is folded. */
export const MOST_FOLDED = 5_000;

/** Within the commit that ends these matches, after its entries. */
export const FOLD = `WITH ended AS (DELETE FROM entries WHERE match = ANY($1) RETURNING *)
  INSERT INTO logs (match, stretch, lines) SELECT match, (n - 1) / ${STRETCH},
    string_agg(json_build_array(n, at, seat, "by", kind, what, state, sum, request, "left")::text, ',' ORDER BY n)
  FROM ended GROUP BY 1, 2 ON CONFLICT (match, stretch) DO UPDATE SET lines = logs.lines || ',' || excluded.lines`;

/** Entries after number $2 and no more than $3, wherever they are. */
export const ENTRIES = `SELECT n, at, seat, "by", kind, what, state, sum, request, "left" FROM entries
    WHERE match = $1 AND n > $2
  UNION ALL SELECT (line->>0)::int, (line->>1)::bigint, (line->>2)::int, line->>3, line->>4, line->>5, line->>6, line->>7,
    line->>8, (line->>9)::bigint FROM logs, json_array_elements(('[' || lines || ']')::json) AS line
    WHERE match = $1 AND stretch >= $2 / ${STRETCH} AND ($3::int IS NULL OR stretch <= ($2 + $3 - 1) / ${STRETCH})
    AND (line->>0)::int > $2
  ORDER BY n LIMIT $3`;
