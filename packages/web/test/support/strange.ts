/** Runs in a page: what it shows, or says to a screen reader, that has not come from its words. Those stand in brackets. */
export function looseTexts(): string[] {
  const NAMES = /Insula|Guest \d+|https?:\/\/\S+|\b[A-Z]-\d+\b|^Livia$/g;
  const loose = (text: string): boolean => {
    let rest = text;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
    }
    return /\p{L}{2,}/u.test(rest.replace(NAMES, ' '));
  };
  const found: string[] = [];
  const lines = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    // Rules are read as they are written, languages are called what they call themselves; code is no sentence.
    if (holder === null || holder.closest('script, style, noscript, code, pre, option[lang], [data-rules]') !== null)
      continue;
    // A line in which names can be read about, or a label of several lines, is one sentence in several pieces.
    const line = holder.closest('p:has([data-about]), text:has(tspan)');
    if (line !== null) lines.add(line);
    else if (loose(node.textContent ?? '')) found.push(node.textContent ?? '');
  }
  for (const { textContent } of lines) if (loose(textContent ?? '')) found.push(textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      const text = element.getAttribute(name);
      if (text !== null && loose(text)) found.push(`${name}: ${text}`);
    }
  return [...new Set(found)];
}

/** Runs in a page: buttons that cut off their words. */
export function clippedButtons(): string[] {
  const found: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>('button, a, select, summary')) {
    const box = button.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || button.closest('[hidden], [inert]') !== null) continue;
    if (getComputedStyle(button).clipPath !== 'none' || box.width <= 1) continue;
    const clipped = getComputedStyle(button).overflowX !== 'visible' && button.scrollWidth > button.clientWidth + 1;
    if (clipped) found.push(button.innerText.slice(0, 60));
  }
  return found;
}

/** Runs in the page: what makes it wider than its window, if it is. */
export function beyondTheEdge(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  const out = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => element instanceof HTMLElement && element.getBoundingClientRect().right > window.innerWidth,
  );
  return ['the page is too wide', ...out.map((element) => `${element.tagName} ${element.className}: ${element.innerText}`)];
}
