import { type AnyGame, type OptionSpec, type Words, wanted } from '@insula/kernel';
import { type Section, seatCounts } from '@insula/shelf';
import { type Html, html } from './html.ts';
import { markdown } from './markdown.ts';

/** What a page tells about a game. */
export interface Shown {
  readonly game: AnyGame;
  readonly words: Words;
  readonly sections: readonly Section[];
}

export const gamesPage = (shown: readonly Shown[]): string =>
  page(
    'Insula',
    html`<header><h1>Insula</h1><p>Board games about building, letting and sharing homes.</p></header>
<main class="shelf">${shown.length === 0 ? html`<p>There is no game on this shelf yet.</p>` : shown.map(card)}</main>`,
  );

export const rulesPage = ({ game, words, sections }: Shown): string =>
  page(
    `${title(game, words)}: the rules`,
    html`<header><h1>${title(game, words)}</h1><p>${words.blurb ?? ''}</p></header>
<main><p><a href="/">All games</a></p>${sections.map((section) => part(section))}</main>`,
  );

function card({ game, words, sections }: Shown): Html {
  const { minutes, weight } = game.about;
  return html`<article class="game"><h2>${title(game, words)}</h2>
<p class="facts">${people(game)} · ${minutes[0]} to ${minutes[1]} minutes · weight ${weight} of 5</p>
<p>${words.blurb ?? ''}</p>
${game.options.length === 0 ? '' : html`<details><summary>Options</summary><dl>${game.options.map((spec) => option(spec, words))}</dl></details>`}
${sections.length === 0 ? '' : html`<p><a href="/rules/${game.id}">The rules, clause by clause</a></p>`}</article>`;
}

const title = (game: AnyGame, words: Words): string => words.title ?? game.id;

function people(game: AnyGame): string {
  const counts = seatCounts(game);
  const most = counts[counts.length - 1];
  if (counts.length === 0) return 'depends on the options';
  return counts[0] === most ? `${most} people` : `${counts[0]} to ${most} people`;
}

function option(spec: OptionSpec, words: Words): Html {
  const [name, help] = [words[`option.${spec.key}`] ?? spec.key, words[`option.${spec.key}.help`] ?? ''];
  return html`<dt>${name} <small>${spec.clause}</small></dt><dd>${help} ${choices(spec, words)}</dd>`;
}

function choices(spec: OptionSpec, words: Words): Html {
  if (spec.kind !== 'choice') return html`<small>(${wanted(spec)})</small>`;
  return html`<ul>${spec.values.map((value) => {
    const usual = value === spec.default ? ' (the usual)' : '';
    return html`<li>${words[`option.${spec.key}.${value}`] ?? value}${usual}</li>`;
  })}</ul>`;
}

const part = ({ heading, intro, clauses }: Section): Html =>
  html`<section class="clauses"><h2>${heading}</h2>${markdown(intro)}${clauses.map(
    ({ id, text }) => html`<div class="clause" id="${id}"><a href="#${id}">${id}</a><div>${markdown(text)}</div></div>`,
  )}</section>`;

const page = (name: string, body: Html): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body>${body}<footer>Insula, free software under the MIT licence.</footer></body></html>`.html;
