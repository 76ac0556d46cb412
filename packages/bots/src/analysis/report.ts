import type { Analysis, Decided } from './analyse.ts';
import { curveOf, MARKS, marked } from './curve.ts';
import { dearest, escaped, percent, points, type Telling } from './figures.ts';

/** The analysis as one file that needs nothing else. */
export function analysisPage(telling: Telling, title: string, analysis: Analysis, iterations: number): string {
  const { seat, decisions } = analysis;
  const names = telling.names;
  const shown = dearest(decisions);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>What decided it: ${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>What decided it</h1>
<p>${escaped(title)}, ${names.length} seats, as ${escaped(names[seat])} could see it; ${iterations} iterations a judgement.</p>
<section><h2>Chance to win <small>after every move, seen from this seat</small></h2>
${curveOf(
  analysis,
  names,
  shown.map(({ n }) => n),
)}
</section>
<section><h2>From ${percent(analysis.account.initial)} to ${percent(analysis.account.final)} <small>parts in % points; they add up</small></h2>
${sum(analysis, names)}
</section>
<section><h2>${shown.length === 0 ? 'No move cost more than we can measure' : 'The dearest decisions'}
<small>of ${decisions.length} that were not forced${decisions.length < 20 ? ', too few for a rating' : ''}; cost with two standard errors</small></h2>
<div class="decisions">${shown.map((decided, i) => decision(telling, decided, i + 1)).join('\n')}</div>
</section>
</body></html>
`;
}

function sum({ seat, account }: Analysis, names: readonly string[]): string {
  const parts: [string, number][] = [
    ['Luck: deal, draws, what was shown', account.luck],
    ['Own errors', account.own],
    ...account.others.flatMap((did, other): [string, number][] =>
      other === seat ? [] : [[`${marked(other)} What ${escaped(names[other])} did`, did]],
    ),
  ];
  const rows = parts.map(
    ([name, part]) => `<tr><th scope="row">${name}</th><td class="${part < 0 ? 'less' : 'more'}">${points(part)}</td></tr>`,
  );
  return `<table><tr><th scope="row">At first</th><td>${percent(account.initial)}</td></tr>
${rows.join('\n')}
<tr><th scope="row">At the end</th><td>${percent(account.final)}</td></tr></table>`;
}

function decision(
  { game, say }: Telling,
  { n, view, played, best, before, after, cost, error }: Decided,
  number: number,
): string {
  const line = (name: string, move: unknown, chance: number): string =>
    `<tr><th scope="row">${name}</th><td><code>${escaped(game.write(move))}</code> ${escaped(say(game.sayMove(move, view)))}</td><td>${percent(chance)}</td></tr>`;
  return `<article><h3>${number}. Entry ${n} <b>${points(-cost)}</b> <small>± ${(200 * error).toFixed(1)} %</small></h3>
<pre>${escaped(game.draw(view))}</pre>
<table>${line('Played', played, after)}${line('Best', best, before)}</table></article>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --paper: #fbf6ea; --ink: #2b2430; --line: #cdbf9f; --bad: #a8321a; }
@media (prefers-color-scheme: dark) { :root { --paper: #221d26; --ink: #f1e9da; --line: #5a5160; --bad: #ff9478; } }
body { max-width: 72rem; margin: 1.5rem auto; padding: 0 1rem; background: var(--paper); color: var(--ink); }
section { border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: 1rem 0; overflow-x: auto; }
h2 { margin: 0 0 .5rem; font-size: 1.2rem; } small { font-weight: normal; opacity: .8; }
th { text-align: left; font-weight: normal; padding-right: 1rem; vertical-align: top; } td { font-variant-numeric: tabular-nums; } td:last-child { white-space: nowrap; padding-left: .5rem; vertical-align: top; }
.less { color: var(--bad); } pre { font-size: .7rem; line-height: 1.25; overflow-x: auto; }
.decisions { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); } article { min-width: 0; } h3 b { color: var(--bad); }
svg { width: 100%; height: auto; min-width: 32rem; } .grid { stroke: var(--line); } text { fill: var(--ink); font-size: 12px; }
${MARKS}`;
