import type { Analysis, Decided } from './analyse.ts';
import { curveOf, MARKS, marked } from './curve.ts';
import { dearest, escaped, percent, points, type Telling, wordsOf } from './figures.ts';

/** The analysis as one file that needs nothing else. */
export function analysisPage(telling: Telling, title: string, analysis: Analysis, iterations: number): string {
  const { seat, decisions, account } = analysis;
  const { names } = telling;
  const says = wordsOf(telling);
  const shown = dearest(decisions);
  const few = decisions.length < A_RATING ? 'yes' : 'no';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${says('of', { title })}</title><style>${STYLE}</style></head><body>
<header><h1>${says('title')}</h1><p>${says('eyes', { title, name: names[seat] })}</p></header>
<main>
<section><h2>${says('chances')} <small>${says('chances.when')}</small></h2>
${curveOf(
  telling,
  analysis,
  shown.map(({ n }) => n),
)}
</section>
<section><h2>${says('sum', { from: percent(account.initial), to: percent(account.final) })} <small>${says('sum.adds')}</small></h2>
${sum(telling, analysis)}
</section>
<section class="wide"><h2>${says(shown.length === 0 ? 'none' : 'dearest')}
<small>${says('free', { count: decisions.length, few })}</small></h2>
<div class="decisions">${shown.map((decided, i) => decision(telling, decided, i + 1)).join('\n')}</div>
</section>
</main>
<footer>${says('imagined', { count: iterations })}</footer>
</body></html>
`;
}

/** Fewer decisions are too few for a rating. */
const A_RATING = 20;

function sum(telling: Telling, { seat, account }: Analysis): string {
  const { initial, final } = account;
  const says = wordsOf(telling);
  const parts: [string, number][] = [
    [says('luck'), account.luck],
    [says('own'), account.own],
    ...account.others.flatMap((did, other): [string, number][] =>
      other === seat ? [] : [[`${marked(other)} ${says('did', { name: telling.names[other] })}`, did]],
    ),
  ];
  let at = initial;
  const steps = parts.map(([name, part]) => {
    at += part;
    return { name, part, from: at - part, to: at };
  });
  const all = [0, initial, final, ...steps.map(({ to }) => to)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const row = (name: string, kind: string, from: number, to: number, said: string): string => {
    const share = (value: number): string => `${((100 * value) / (most - least)).toFixed(1)}%`;
    const bar = `margin-left:${share(Math.min(from, to) - least)};width:${share(Math.abs(to - from))}`;
    return `<tr class="${kind}"><th scope="row">${name}</th><td class="bar"><i style="${bar}"></i></td><td>${said}</td></tr>`;
  };
  return `<table class="sum">${row(says('first'), 'stand', 0, initial, percent(initial))}
${steps.map(({ name, part, from, to }) => row(name, part < 0 ? 'less' : 'more', from, to, points(part))).join('\n')}
${row(says('last'), 'stand', 0, final, percent(final))}</table>`;
}

function decision(telling: Telling, { n, view, played, best, before, after, cost, error }: Decided, number: number): string {
  const { game, say } = telling;
  const says = wordsOf(telling);
  const line = (name: string, move: unknown, chance: number): string =>
    `<tr><th scope="row">${name}</th><td>${escaped(sentence(say(game.sayMove(move, view))))}</td><td>${percent(chance)}</td></tr>`;
  return `<article><h3>${says('move', { number, n })} <b>${points(-cost)}</b> <small>± ${(200 * error).toFixed(1)} %</small></h3>
<pre>${escaped(game.draw(view))}</pre>
<table>${line(says('played'), played, after)}${line(says('best'), best, before)}</table></article>`;
}

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; --paper: #f3ead8; --card: #fcf7ec; --ink: #2b2230; --soft: #655861; --line: #d8c8ab; --bad: #ad3b22; --good: #1d6a66; }
@media (prefers-color-scheme: dark) { :root { --paper: #1e1a22; --card: #2a2530; --ink: #f4e9d7; --soft: #bcaeae; --line: #453d4d; --bad: #ff9b76; --good: #79cbbf; } }
body { margin: 0; background: var(--paper); color: var(--ink); }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 1rem; } footer { padding-top: 0; color: var(--soft); font-size: .875rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; padding-bottom: 0; } h1, h2, h3 { margin: 0; font-family: "Cooper Black", Georgia, serif; line-height: 1.2; } h1 { font-size: 1.75rem; } header p { margin: 0; }
main { display: grid; grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr); gap: .75rem; align-items: start; } .wide { grid-column: 1 / -1; } @media (max-width: 60rem) { main { grid-template-columns: minmax(0, 1fr); } }
section { border: 2px solid var(--line); border-radius: 10px; padding: .75rem 1rem; background: var(--card); overflow-x: auto; }
h2 { margin-bottom: .5rem; font-size: 1.2rem; } h3 { font-size: 1rem; } small { font: .875rem system-ui, sans-serif; color: var(--soft); }
th { text-align: left; font-weight: normal; padding-right: 1rem; vertical-align: top; } td { font-variant-numeric: tabular-nums; } td:last-child { white-space: nowrap; padding-left: .5rem; text-align: right; vertical-align: top; font-weight: 650; }
.sum { width: 100%; border-spacing: 0 .25rem; } .bar { width: 45%; } .bar i { display: block; min-width: 2px; height: 1rem; border-radius: 3px; background: var(--ink); } .less i { background: var(--bad); } .more i { background: var(--good); } .less td:last-child, h3 b { color: var(--bad); } .more td:last-child { color: var(--good); }
pre { margin: .5rem 0; padding: .5rem; border-radius: 6px; background: var(--paper); font-size: .7rem; line-height: 1.25; overflow-x: auto; } summary { color: var(--soft); cursor: pointer; }
.decisions { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); } article { min-width: 0; } article table { width: 100%; }
svg { width: 100%; height: auto; } .phone { display: none; } ul.phone { flex-wrap: wrap; gap: 0 1rem; margin: .25rem 0; padding: 0; list-style: none; } .grid { stroke: var(--line); } text { fill: var(--ink); font-size: 12px; }
@media (max-width: 40rem) { .desk { display: none; } svg.phone { display: block; } ul.phone { display: flex; } .sum tr { display: grid; grid-template-columns: 1fr auto; margin-bottom: .5rem; } .sum .bar { grid-column: 1 / -1; order: 1; width: auto; } }
${MARKS}`;
