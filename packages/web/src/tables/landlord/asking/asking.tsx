import type { View } from '@insula/landlord';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { isAsked } from '../aim.ts';
import { pileSize } from '../hall.tsx';
import { PurseSum } from '../purse.tsx';
import { street } from '../words.ts';
import { Answering, headlineOf } from './answering.tsx';
import styles from './asking.module.css';
import { Buying } from './buying.tsx';
import { Dealing } from './dealing.tsx';
import { Examining } from './examining.tsx';
import { Going } from './going.tsx';
import { Playing } from './playing.tsx';

/** What is asked, and all that can be answered without the street. */
export function Asking(seen: Seen<View>): JSX.Element {
  return (
    <div className={styles.asking}>
      <div className={styles.head} data-beside={isAsked(seen)}>
        {seen.seat === null ? null : (
          <span className={styles.purse} data-place="~purse">
            <PurseSum view={seen.view} items={seen.items} of={seen.seat} />
          </span>
        )}
        <Phases {...seen} />
      </div>
      {isAsked(seen) && !seen.hasAnswered ? <Mine {...seen} /> : <Others {...seen} />}
      <Anytime {...seen} />
    </div>
  );
}

function Mine(seen: Seen<View>): JSX.Element {
  const frame = seen.view.stack.at(-1);
  switch (frame?.kind) {
    case 'play':
      return <Playing {...seen} />;
    case 'examine':
      return <Examining {...seen} />;
    case 'buy':
      return <Buying {...seen} />;
    case 'answer':
      return <Answering {...seen} frame={frame} />;
    case 'deal':
      return <Dealing {...seen} frame={frame} />;
    default:
      return <Going {...seen} />;
  }
}

/** From so many cards on it is said what the last one brings. */
const FEW = 6;

function Others(seen: Seen<View>): JSX.Element | null {
  const { asks, view, seat, hasAnswered } = seen;
  // The prompt tells what was answered.
  if (hasAnswered) return null;
  const frame = view.stack.at(-1);
  const count = pileSize(view);
  return (
    <>
      {/* What others are asked is no question to whoever looks on. */}
      <p className={styles.question}>{frame?.kind === 'answer' ? headlineOf({ ...seen, frame }) : asks}</p>
      {view.turnsLeft >= 0 ? (
        <p className={styles.note}>{street('ask.turnsLeft', { count: view.turnsLeft })}</p>
      ) : count <= FEW && view.ending === null ? (
        <p className={styles.note}>{street('ask.lastCards', { count })}</p>
      ) : frame?.kind === 'answer' ? (
        <p className={styles.soft}>{street('ask.pending')}</p>
      ) : seat === null ? null : (
        <p className={styles.soft}>{street('ask.calm')}</p>
      )}
    </>
  );
}

const PHASES = ['examine', 'play', 'collect', 'buy'] as const;

/** Which part of whose turn it is; whoever is asked something in another's has no part of it. */
function Phases({ view, seat, awaited }: Seen<View>): JSX.Element | null {
  const now = view.stack.some(({ kind }) => kind === 'buy')
    ? 'buy'
    : view.stack.some(({ kind }) => kind === 'examine' || kind === 'expulsion')
      ? 'examine'
      : 'play';
  const isOut = isAsked({ seat, awaited }) && view.turn !== seat;
  if (view.stack.length === 0 || view.stack.at(-1)?.kind === 'answer' || isOut) return null;
  return (
    <ol className={styles.phases} aria-label={street('phases')}>
      {PHASES.map((phase) => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          {street(`phase.${phase}`)}
        </li>
      ))}
    </ol>
  );
}

/** L-68: what can be done at any time, whoever is asked. */
function Anytime({ chooser, say }: Seen<View>): JSX.Element | null {
  const recycle = chooser.choices.find(({ move }) => move.startsWith('recycle '));
  if (recycle === undefined) return null;
  return (
    <Button className={styles.wide} data-way={recycle.move} onClick={() => chooser.play(recycle.move)}>
      {street('way.recycle', { card: say(`card.${recycle.move.slice('recycle '.length)}`) })}
    </Button>
  );
}
