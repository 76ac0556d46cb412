import { type JSX, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { set, useSettings } from '../settings/settings.ts';
import { say } from '../words/say.ts';
import styles from './bar.module.css';

/** The strip at the top of every page. */
export function Bar({ title, children }: { readonly title?: string; readonly children?: ReactNode }): JSX.Element {
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home} aria-label={say('bar.home')}>
        <Mark />
        <span className={styles.name}>Insula</span>
      </Link>
      {title === undefined ? null : <h1 className={styles.title}>{title}</h1>}
      <div className={styles.actions}>
        {children}
        <Link href="/history" className={`${styles.theme} ${styles.past}`} aria-label={say('history.title')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M13 3a9 9 0 1 1-8.500 12l2.300-.8A6.500 6.500 0 1 0 7.600 8.500H11V11H3V3h2.500v4A9 9 0 0 1 13 3ZM12 7.500h2.200v4.300l3 1.800-1.100 1.900L12 13Z" />
          </svg>
        </Link>
        <Volume />
        <Link href="/settings" className={styles.theme} aria-label={say('bar.settings')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10 2h4l.6 2.8 1.9.8L19 4l2.9 2.9-1.6 2.4.8 1.9 2.8.6v4l-2.8.6-.8 1.9 1.6 2.4-2.9 2.9-2.4-1.6-1.9.8L14 24h-4l-.6-1.200-1.900-.8L5 23.600 2.100 20.700l1.600-2.400-.8-1.900L0 15.800v-4l2.900-.6.8-1.900L2.100 6.900 5 4l2.500 1.600 1.900-.8ZM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" />
          </svg>
        </Link>
        <Theme />
      </div>
    </header>
  );
}

/** How loud it is, for those who have asked for sounds; on a phone only whether. */
function Volume(): JSX.Element | null {
  const { sounds, volume } = useSettings();
  const [wanted] = useState(sounds);
  if (!sounds && !wanted) return null;
  return (
    <>
      <button
        type="button"
        className={`${styles.theme} ${styles.sound}`}
        aria-pressed={sounds}
        aria-label={say('bar.sounds')}
        onClick={() => set({ sounds: !sounds })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={
              sounds
                ? 'M3 9v6h4l6 5V4L7 9ZM16 8a5 5 0 0 1 0 8v-2a3 3 0 0 0 0-4ZM16 4a9 9 0 0 1 0 16v-2a7 7 0 0 0 0-12Z'
                : 'M3 9v6h4l6 5V4L7 9ZM16 9l6 6-1.400 1.400-6-6ZM22 9l-6 6 1.400 1.400 6-6Z'
            }
          />
        </svg>
      </button>
      <input
        type="range"
        className={styles.volume}
        min="0"
        max="100"
        step="10"
        value={volume}
        disabled={!sounds}
        aria-label={say('settings.volume')}
        onChange={(event) => set({ volume: Number(event.target.value) })}
      />
    </>
  );
}

export function Mark(): JSX.Element {
  return (
    <svg viewBox="0 0 64 64" className={styles.mark} aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#b5432a" />
      <path d="M12 28 32 12l20 16v24H12Z" fill="#fcf7ec" />
      <path
        d="M12 28 32 12l20 16"
        fill="none"
        stroke="#2b2230"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M19 33h9v7h-9zM36 33h9v7h-9zM36 45h9v7h-9z" fill="#f0b323" />
      <path d="M19 45h9v7h-9z" fill="#2b2230" />
    </svg>
  );
}

const KEY = 'insula-theme';

/** Puts back the light or dark that was chosen on this device. */
export function restoreTheme(): void {
  const chosen = localStorage.getItem(KEY);
  if (chosen !== null) document.documentElement.dataset.theme = chosen;
}

function Theme(): JSX.Element {
  const [dark, setDark] = useState(isDark);
  const turn = (): void => {
    const next = dark ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    localStorage.setItem(KEY, next);
    setDark(!dark);
  };
  return (
    <button type="button" className={styles.theme} onClick={turn} aria-label={say(dark ? 'bar.light' : 'bar.dark')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {dark ? (
          <path d="M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM11 1h2v3h-2zM11 20h2v3h-2zM1 11h3v2H1zM20 11h3v2h-3z" />
        ) : (
          <path d="M15 2.5A9.8 9.8 0 1 0 21.5 15 8 8 0 0 1 15 2.5Z" />
        )}
      </svg>
    </button>
  );
}

const isDark = (): boolean =>
  (document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) ===
  'dark';
