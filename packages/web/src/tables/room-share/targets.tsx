import type { View } from '@insula/room-share';
import { type JSX, type KeyboardEvent, useState } from 'react';
import { say as page } from '../../words/say.ts';
import type { Seen } from '../table.ts';
import { FUTONS, SIDE } from './art/sizes.ts';
import { worth } from './block.tsx';
import { ACROSS, DOWN, MARGIN, percent } from './measures.ts';
import { ARROWS, columnOf, FLATS, HIGH, KINDS, NONE, placeName, rowOf, WIDE } from './names.ts';
import styles from './targets.module.css';

/** The flats as buttons, and on a board large enough for fingers each futon too. Arrow keys walk through the block. */
export function Targets(seen: Seen<View>): JSX.Element {
  const { view, chooser, seat, awaited } = seen;
  const [at, setAt] = useState(FLATS.indexOf('c3'));
  const flats = chooser.can('flat');
  const places = chooser.can('place');
  // Until a card is picked nearly every flat could be meant: only the hand is lit then.
  const mine =
    seat !== null && awaited.includes(seat) && (chooser.picked.card !== undefined || chooser.can('card').size === 0);

  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowUp: WIDE, ArrowDown: -WIDE, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + WIDE * HIGH) % (WIDE * HIGH);
    setAt(next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-flat="${FLATS[next]}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture of a block is no fieldset
    <div className={styles.targets} role="group" aria-label={page('room-share.block')} onKeyDown={walk}>
      {FLATS.map((name, flat) => (
        <button
          key={name}
          type="button"
          data-flat={name}
          tabIndex={flat === at ? 0 : -1}
          className={styles.flat}
          data-can={mine && flats.has(name)}
          data-picked={chooser.picked.flat === name}
          aria-pressed={chooser.picked.flat === name}
          aria-label={label(seen, flat)}
          style={{
            left: percent(MARGIN + columnOf(flat) * SIDE, ACROSS),
            top: percent(MARGIN + rowOf(flat) * SIDE, DOWN),
            width: percent(SIDE, ACROSS),
            height: percent(SIDE, DOWN),
          }}
          onFocus={() => setAt(flat)}
          onClick={() => chooser.pick({ flat: name })}
        />
      ))}
      {FLATS.flatMap((name, flat) =>
        mine && flats.has(name)
          ? FUTONS.map(([x, y], arrow) => {
              const place = placeName(flat, arrow);
              const taken = view.tenants[flat * ARROWS.length + arrow] !== NONE;
              const putting = places.size === 0;
              if (putting ? taken || !puts(seen) : !places.has(place)) return null;
              return (
                <button
                  key={place}
                  type="button"
                  tabIndex={-1}
                  aria-hidden="true"
                  data-place-target={place}
                  className={styles.futon}
                  data-picked={chooser.picked.place === place}
                  style={{
                    left: percent(MARGIN + columnOf(flat) * SIDE + x, ACROSS),
                    top: percent(MARGIN + rowOf(flat) * SIDE + y, DOWN),
                  }}
                  onClick={() => chooser.pick({ flat: name, place })}
                />
              );
            })
          : [],
      )}
    </div>
  );
}

/** Whether a flat picked now is one that a tenant will be put into. */
function puts({ view, chooser: { picked } }: Seen<View>): boolean {
  if (view.phase === 'last-chance' || (view.phase === 'turn' && view.duel)) return true;
  if (view.phase !== 'turn') return false;
  return picked.card !== undefined && picked.card !== 'eviction';
}

/** A flat in words: its name, its kind, who lives where, what that is worth, and whether it can be picked. */
function label({ view, chooser, say }: Seen<View>, flat: number): string {
  const who = ARROWS.flatMap((way, arrow) => {
    const colour = view.tenants[flat * ARROWS.length + arrow];
    return colour === NONE
      ? []
      : [page('room-share.livesOn', { colour: say(`colour.${colourName(colour)}`), arrow: say(`arrow.${way}`) })];
  });
  const kind = KINDS[Math.max(0, view.kinds[flat])];
  return page('room-share.flat', {
    name: FLATS[flat].toUpperCase(),
    kind: say(`kind.${kind}`),
    who: who.length === 0 ? page('room-share.nobody') : who.join(', '),
    points: worth(kind, who.length) ?? 0,
    can: chooser.can('flat').has(FLATS[flat]) ? 'yes' : 'no',
  });
}

const colourName = (colour: number): string => ['red', 'blue', 'yellow', 'green'][colour];
