/** The look of the plain pages; served as a file of its own, because the pages allow no styles inside. */
export const style = `
:root { color-scheme: light dark; --paper: light-dark(#f6f1e7, #1c1a17); --card: light-dark(#fffdf8, #26231f);
  --ink: light-dark(#2b2622, #ece5da); --faint: light-dark(#6d635a, #a89c8f); --line: light-dark(#e2d8c8, #3a352f);
  --brick: light-dark(#a13d22, #ee9272); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 Georgia, 'Times New Roman', serif; }
main, header, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 3rem; padding-bottom: 1rem; }
h1 { margin: 0; font-size: clamp(2.2rem, 6vw, 3.4rem); letter-spacing: -0.02em; line-height: 1.1; }
header p { max-width: 40rem; margin: 0.5rem 0 0; color: var(--faint); font-size: 1.2rem; }
.shelf { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }
.game { background: var(--card); border: 1px solid var(--line); border-top: 4px solid var(--brick); border-radius: 4px; padding: 1.25rem 1.5rem; }
.game h2 { margin: 0; font-size: 1.5rem; }
.facts, footer, dt small { color: var(--faint); font: 0.875rem/1.4 system-ui, sans-serif; }
.facts { margin: 0.15rem 0 0.75rem; }
.game p { margin: 0.5rem 0; }
dl { margin: 0; } dt { margin-top: 0.75rem; font-weight: bold; } dd { margin: 0; }
dd ul { margin: 0.25rem 0 0; padding-left: 1.2rem; }
details summary { cursor: pointer; }
a, summary { color: var(--brick); } a:focus-visible, summary:focus-visible { outline: 3px solid var(--brick); outline-offset: 2px; }
.clauses { background: var(--card); border: 1px solid var(--line); border-radius: 4px; padding: 0.5rem 1.5rem 1.5rem; }
.clause { display: grid; grid-template-columns: 4rem 1fr; margin: 0.6rem 0; scroll-margin-top: 1rem; }
.clause:target { background: color-mix(in srgb, var(--brick) 14%, transparent); }
section.clauses { margin-bottom: 1.25rem; } .clause p, .clause ul { margin: 0 0 0.4rem; }
table { border-collapse: collapse; margin: 0.4rem 0; } td { border: 1px solid var(--line); padding: 0.1rem 0.6rem; }
.clause > a { font: 0.8125rem/1.9 ui-monospace, monospace; text-decoration: none; }
footer { padding-top: 2rem; padding-bottom: 3rem; }
`;
