import type { Standings } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** The standings as one file that needs nothing else: each pairing a bar with its interval. */
export function standingsPage(t: Tournament, { pairings, ratings }: Standings, shares: readonly number[]): string {
  const fair = 100 / t.seats;
  const rows = pairings.map((p, i) => {
    const share = 100 * shares[i];
    return `<tr><th scope="row">${p.a} <small>${t.seats === 2 ? 'against' : `among ${t.seats - 1} ×`}</small> ${p.b}</th>
<td>${p.games}</td><td>${shares[i].toFixed(3)}</td><td>${p.low.toFixed(3)} to ${p.high.toFixed(3)}</td>
<td><svg viewBox="0 0 100 10" width="240" height="24" role="img" aria-label="${share.toFixed(1)} %">
<rect x="0" y="3" width="100" height="4" class="ground"/><rect x="0" y="3" width="${share.toFixed(2)}" height="4" class="share"/>
<line x1="${(100 * p.low).toFixed(2)}" x2="${(100 * p.high).toFixed(2)}" y1="5" y2="5" class="range"/>
<line x1="${fair}" x2="${fair}" y1="0" y2="10" class="fair"/></svg></td></tr>`;
  });
  const rated = Object.entries(ratings)
    .sort(([, a], [, b]) => b.mu - a.mu)
    .map(([bot, { mu, sigma }]) => `<li><b>${bot}</b> ${mu.toFixed(1)} ± ${sigma.toFixed(1)}</li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arena: ${t.game}</title><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .35rem .8rem .35rem 0; font-weight: normal; }
thead th { border-bottom: 1px solid; } td { font-variant-numeric: tabular-nums; }
.ground { fill: #8884; } .share { fill: #2f6f8f; } .range { stroke: currentColor; stroke-width: 1; } .fair { stroke: #b5541c; stroke-width: .6; }
</style></head><body>
<h1>Arena: ${t.game}</h1>
<p>${t.seats} seats, seed ${escaped(t.seed)}, thinking × ${t.scale}, options ${escaped(JSON.stringify(t.options))}. The same deals are played
once for each seat of the first bot; intervals are 95 %, over deals; the upright line is a fair share.</p>
<table><thead><tr><th>pairing</th><th>games</th><th>share</th><th>95 % interval</th><th></th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>Ratings</h2><ol>${rated.join('')}</ol>
</body></html>
`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
