import { useEffect } from 'react';
import { settings } from '../settings/settings.ts';
import { say } from '../words/say.ts';

/** Says in the title, on the icon and, where that is wanted and nobody looks, by the browser that it is one's turn. */
export function useTurnSignal(mine: boolean, title: string): void {
  useEffect(() => {
    document.title = say(mine ? 'title.turn' : 'title.table', { game: title });
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    icon?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
    const notice = mine && document.hidden ? notify(title) : null;
    return () => {
      notice?.close();
      icon?.setAttribute('href', '/icon.svg');
    };
  }, [mine, title]);
}

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
