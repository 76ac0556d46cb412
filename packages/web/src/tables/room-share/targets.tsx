import type { View } from '@insula/room-share';
import { ARROWS, FLAT_NAMES, HIGH, NONE, tenantAt, WIDE } from '@insula/room-share/face';
import { type JSX, type KeyboardEvent, memo, type SyntheticEvent, useState } from 'react';
import type { Seen } from '../table.ts';
import { FUTONS, SIDE } from './art/sizes.ts';
import { FlatTarget } from './flatTarget.tsx';
import { ACROSS, DOWN, MARGIN, percent } from './measures.ts';
import { columnOf, placeName, rowOf } from './names.ts';
import styles from './targets.module.css';
import { block } from './words.ts';

/** The flats as buttons, and on a board large enough for fingers each futon too. Arrow keys walk through the block. */
export const Targets = memo(function Targets(seen: Seen<View>): JSX.Element {
  const { view, chooser, seat, awaited, say } = seen;
  const [at, setAt] = useState(FLAT_NAMES.indexOf('c3'));
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
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-flat="${FLAT_NAMES[next]}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture of a block is no fieldset
    <div
      className={styles.targets}
      role="group"
      aria-label={block('block')}
      onKeyDown={walk}
      onFocus={(event) => withFlat(event, (flat) => setAt(FLAT_NAMES.indexOf(flat)))}
      onClick={(event) => withFlat(event, (flat) => chooser.pick({ flat }))}
    >
      {FLAT_NAMES.map((name, flat) => (
        <FlatTarget
          key={name}
          flat={flat}
          kind={view.kinds[flat]}
          tenants={view.tenants.slice(flat * ARROWS.length, (flat + 1) * ARROWS.length)}
          can={flats.has(name)}
          isLit={mine && flats.has(name)}
          isPicked={chooser.picked.flat === name}
          isFirst={flat === at}
          say={say}
        />
      ))}
      {FLAT_NAMES.flatMap((name, flat) =>
        mine && flats.has(name)
          ? FUTONS.map(([x, y], arrow) => {
              const place = placeName(flat, arrow);
              const taken = tenantAt(view, flat, arrow) !== NONE;
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
});

/** The flat an event is about, if it is about one. */
function withFlat({ target }: SyntheticEvent, then: (flat: string) => void): void {
  const { flat } = (target as HTMLElement).dataset;
  if (flat !== undefined) then(flat);
}

/** Whether a flat picked now is one that a tenant will be put into. */
function puts({ view, chooser: { picked } }: Seen<View>): boolean {
  if (view.phase === 'last-chance' || (view.phase === 'turn' && view.duel)) return true;
  if (view.phase !== 'turn') return false;
  return picked.card !== undefined && picked.card !== 'eviction';
}
