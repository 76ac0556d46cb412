import { settings } from './settings.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const rules = new Set<CSSMediaRule>();

/** Sheets know what the system wants of motion, and not what is wanted on this page: where that is less of it, their rules for
 *  the one hold for the other, those of tables that come later included. */
export function followMotion(): void {
  const follow = (): void => {
    const wanted = settings.getState().motion === 'reduced' ? 'all' : STILL;
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules) if (rule instanceof CSSMediaRule && rule.media.mediaText === STILL) rules.add(rule);
    for (const { media } of rules) if (media.mediaText !== wanted) media.mediaText = wanted;
  };
  follow();
  settings.subscribe(follow);
  const loaded = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement || target instanceof HTMLStyleElement) follow();
  };
  // What has loaded says so to nobody but itself, and to those who listen on the way to it.
  document.addEventListener('load', loaded, true);
}
