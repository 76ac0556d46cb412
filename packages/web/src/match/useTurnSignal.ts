import { useEffect } from 'react';
import { settings } from '../settings/settings.ts';
import { say } from '../words/say.ts';

/** Title and icon are drawn outside of the page and take longer than a whole move does: they wait until it is drawn, and
 *  quick bots do not make them flicker. Sooner, they would be drawn just when the next bot's news come. */
const MOMENT = 400;

/** Says in the title, on the icon and, where that is wanted and nobody looks, by the browser that it is one's turn. */
export function useTurnSignal(mine: boolean, title: string): void {
  useEffect(() => {
    let notice: Notification | null = null;
    const timer = setTimeout(() => {
      document.title = say(mine ? 'title.turn' : 'title.table', { game: title });
      draw(mine ? '/icon-turn.svg' : '/icon.svg');
      if (mine && document.hidden) notice = notify(title);
    }, MOMENT);
    return () => {
      clearTimeout(timer);
      notice?.close();
    };
  }, [mine, title]);
  // It is nobody's turn on other pages.
  useEffect(() => () => draw('/icon.svg'), []);
}

const draw = (icon: string): void => document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);

function notify(title: string): Notification | null {
  if (!settings.getState().notices || !('Notification' in window) || Notification.permission !== 'granted') return null;
  try {
    const notice = new Notification(say('title.turn', { game: title }), { icon: '/icon-turn.svg', tag: 'insula-turn' });
    notice.onclick = () => window.focus();
    return notice;
  } catch {
    // Phones allow them to service workers only.
    return null;
  }
}
