import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { gamesPage, rulesPage } from '../src/pages/games.ts';
import { html } from '../src/pages/html.ts';
import { markdown } from '../src/pages/markdown.ts';

const shown = (text: string): string => html`${markdown(text)}`.html;

test('what stands in the rules is text, never markup', () => {
  expect(shown('a <script>"x" & y</script>')).toBe('<p>a &lt;script&gt;&quot;x&quot; &amp; y&lt;/script&gt;</p>');
  expect(shown('**<b>**')).toBe('<p><b>&lt;b&gt;</b></p>');
});

test('paragraphs, lists and tables', () => {
  expect(shown('one\ntwo\n\nthree *slanted* `code`')).toBe('<p>one two</p><p>three <i>slanted</i> <code>code</code></p>');
  expect(shown('as follows:\n- first\n  goes on\n- second')).toBe(
    '<p>as follows:</p><ul><li>first goes on</li><li>second</li></ul>',
  );
  expect(shown('| a | b |\n|---|:-:|\n| 1 | 2 |')).toBe(
    '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>',
  );
});

test('the plain pages name every game, and every clause can be linked to', async () => {
  const shelf = await openShelf();
  const shown = await Promise.all(
    shelf.games.map(async (game) => ({ game, words: await shelf.words(game.id, 'en'), sections: shelf.clauses(game.id) })),
  );
  const front = gamesPage(shown);
  for (const one of shown) {
    expect(front).toContain(`href="/rules/${one.game.id}"`);
    const rules = rulesPage(one);
    for (const { id } of one.sections.flatMap((section) => section.clauses)) expect(rules).toContain(`id="${id}"`);
  }
});
