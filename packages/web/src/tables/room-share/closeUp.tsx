import type { View } from '@insula/room-share';
import { ARROWS, COLOURS, FLAT_NAMES, NONE, tenantAt } from '@insula/room-share/face';
import { type JSX, useEffect, useRef } from 'react';
import { sentence } from '../../words/speaker.ts';
import type { Seen } from '../table.ts';
import { Arrow } from './art/flat.tsx';
import { FUTONS, SIDE } from './art/sizes.ts';
import { TenantShape } from './art/tenant.tsx';
import styles from './closeUp.module.css';
import { columnOf, patternOf, placeName, rowOf } from './names.ts';
import { block } from './words.ts';

/** One flat, large: its futons are big enough for any finger, and can be reached with the keyboard. Open while the only
 *  question left is which futon of it, or which tenant. */
export function CloseUp({ view, chooser, say, summary, seat }: Seen<View>): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null);
  const places = [
    ...new Set(
      chooser.left.flatMap(({ parts }) =>
        [parts.place ?? [], chooser.picked.place === undefined ? [] : (parts.other ?? [])].flat(),
      ),
    ),
  ];
  const names = [...new Set(chooser.left.map(({ parts }) => parts.flat))];
  const name = chooser.picked.flat ?? (names.length === 1 && places.length > 0 ? names[0] : undefined);
  const open = name !== undefined && places.some((place) => place.startsWith(`${name} `));
  const byKey = open && chooser.picked.flat !== undefined;

  useEffect(() => {
    if (byKey) box.current?.querySelector<HTMLElement>('button[data-futon]')?.focus({ preventScroll: true });
  }, [byKey]);
  // On a phone it opens below the edge of the screen, where nobody would look for it.
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (open) box.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [open]);

  if (!open || name === undefined) return null;
  const flat = FLAT_NAMES.indexOf(name);
  const [x, y] = [columnOf(flat) * SIDE, rowOf(flat) * SIDE];
  const tenants = [...new Set(chooser.left.flatMap(({ parts }) => parts.tenant ?? []))];
  const colours = ARROWS.map((_, arrow) => tenantAt(view, flat, arrow));
  const slot = (place: string): string =>
    chooser.picked.place !== undefined && chooser.left.some(({ parts }) => parts.other === place) ? 'other' : 'place';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture of a flat is no fieldset
    <div className={styles.closeUp} ref={box} role="group" aria-label={block('closeUp', { name: name.toUpperCase() })}>
      {tenants.length > 1 ? (
        <div className={styles.who}>
          {tenants.map((colour) => (
            <button
              key={colour}
              type="button"
              className={styles.tenant}
              aria-pressed={(chooser.picked.tenant ?? COLOURS[seat ?? 0]) === colour}
              aria-label={sentence(say(`colour.${colour}`))}
              onClick={() => chooser.pick({ tenant: colour })}
            >
              <svg viewBox="-1 -1 42 53" aria-hidden="true">
                <TenantShape colour={colour} />
              </svg>
            </button>
          ))}
        </div>
      ) : null}
      <div className={styles.flat}>
        <svg viewBox={`${x} ${y} ${SIDE} ${SIDE}`} aria-hidden="true">
          <rect fill={`url(#${patternOf(flat)})`} x={x} y={y} width={SIDE} height={SIDE} />
          {colours.map((colour, way) => (
            <Arrow key={ARROWS[way]} x={x} y={y} way={way} colour={colour === NONE ? null : COLOURS[colour]} />
          ))}
          {colours.map((colour, arrow) =>
            colour === NONE ? null : (
              <g
                key={ARROWS[arrow]}
                transform={`translate(${x + FUTONS[arrow][0] - 17} ${y + FUTONS[arrow][1] - 25}) scale(0.85)`}
              >
                <TenantShape colour={COLOURS[colour]} />
              </g>
            ),
          )}
        </svg>
        {ARROWS.map((way, arrow) => {
          const place = placeName(flat, arrow);
          return places.includes(place) ? (
            <button
              key={place}
              type="button"
              data-futon={place}
              className={styles.futon}
              aria-pressed={chooser.picked[slot(place)] === place}
              style={{ left: `${FUTONS[arrow][0] / 1.2}%`, top: `${FUTONS[arrow][1] / 1.2}%` }}
              aria-label={sentence(say(`arrow.${way}`))}
              onClick={() => chooser.pick(slot(place) === 'other' ? { other: place } : { flat: name, place })}
            />
          ) : null;
        })}
      </div>
      <p className={styles.caption}>{block('caption', { name: name.toUpperCase(), seats: summary.seats.length })}</p>
    </div>
  );
}
