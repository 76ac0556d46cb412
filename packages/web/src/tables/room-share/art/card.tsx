import { type JSX, memo } from 'react';
import styles from './card.module.css';
import { TenantShape } from './tenant.tsx';

/** The picture on a card, 80 by 70: a key with whom it lets in, or what the event does. */
export const CardPicture = memo(function CardPicture({ card }: { readonly card: string }): JSX.Element {
  const Event = EVENTS[card];
  return (
    <svg viewBox="0 0 80 70" className={styles.picture} data-card={card} aria-hidden="true">
      {Event === undefined ? <Key colour={card} /> : <Event />}
    </svg>
  );
});

function Key({ colour }: { readonly colour: string }): JSX.Element {
  return (
    <>
      <g className={styles.key} data-colour={colour}>
        <path d="M22 12a15 15 0 1 1 0 30a15 15 0 1 1 0-30ZM22 21a6 6 0 1 0 0 12a6 6 0 1 0 0-12Z" fillRule="evenodd" />
        <path d="M16 40h12v22h-3v-4h-5v-5h5v-4h-9z" />
      </g>
      <g transform="translate(40 10) scale(0.98)">
        <TenantShape colour={colour} />
      </g>
    </>
  );
}

const EVENTS: { readonly [card: string]: () => JSX.Element } = {
  communication: () => (
    <>
      <path
        className={styles.cream}
        d="M8 10h46a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H30L18 54V42H8a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6Z"
      />
      <path className={styles.red} d="M13 20h9v13h-9z" />
      <circle className={styles.blue} cx="31" cy="26.5" r="6.2" />
      <path className={styles.yellow} d="M47 19l7.4 14H39.6z" />
      <path className={styles.cream} d="M64 30h8a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6v8l-9-8H48a6 6 0 0 1-6-6v-3" />
      <path className={styles.line} d="M52 48h16M58 41h12" />
    </>
  ),
  departure: () => (
    <>
      <path className={styles.line} d="M26 20v-8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8" />
      <rect className={styles.red} x="8" y="20" width="56" height="40" rx="6" />
      <path className={styles.creamLine} d="M20 20v40M52 20v40" />
      <path className={styles.cream} d="M54 34h14v-8l10 12-10 12v-8H54z" />
    </>
  ),
  eviction: () => (
    <>
      <path className={styles.wood} d="M8 6h34v58H8z" />
      <path className={styles.dark} d="M14 12h22v46H14z" />
      <path className={styles.red} d="M34 30h20v-9l18 15-18 15v-9H34z" />
      <path className={styles.line} d="M60 14l6-6M68 22l8-3M66 54l7 5" />
    </>
  ),
  contract: () => (
    <>
      <path className={styles.cream} d="M16 6h36l12 12v46H16z" />
      <path className={styles.line} d="M24 24h28M24 32h28M24 40h18" />
      <path className={styles.scrawl} d="M24 54q4-8 7 0t7 0 8-2" />
      <path className={styles.yellow} d="M52 50L70 28l7 6-18 21-9 3z" />
    </>
  ),
  swap: () => (
    <>
      <path className={styles.blue} d="M8 24h40V13l24 18-24 18V38H8z" transform="translate(2 -8) scale(0.95)" />
      <path
        className={styles.yellow}
        d="M8 24h40V13l24 18-24 18V38H8z"
        transform="translate(78 70) rotate(180) translate(0 -3) scale(0.95)"
      />
    </>
  ),
  renovation: () => (
    <>
      <rect className={styles.yellow} x="6" y="8" width="50" height="18" rx="4" />
      <path className={styles.line} d="M56 17h12v16H36v9" />
      <rect className={styles.wood} x="31" y="42" width="10" height="22" rx="3" />
      <path className={styles.blue} d="M6 30h14v14q-3 6-6 0v-4q-4 4-8 0z" />
    </>
  ),
};
