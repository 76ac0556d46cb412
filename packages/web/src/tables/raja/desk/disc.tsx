import { ACTIONS } from '@insula/raja/face';
import { type JSX, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Say } from '../../../words/speaker.ts';
import { sentence } from '../../../words/speaker.ts';
import { ActionParts } from '../art/actionIcon.tsx';
import { seatClass } from '../art/pieces.tsx';
import styles from './disc.module.css';

interface Props {
  readonly hands: readonly (number | null)[];
  readonly seat: number;
  readonly say: Say;
  /** By action: what is to be said about it besides its name. */
  readonly notes: readonly string[];
  onTap(action: number): void;
  onTurn(hand: 0 | 1, action: number): void;
}

const SIZE = 260;
const R = SIZE / 2;
const COUNT = ACTIONS.length;
const TURN = (2 * Math.PI) / COUNT;
/** A finger that moves less than this only taps. */
const SLIP = 8;

const at = (r: number, angle: number): readonly [number, number] => [R + r * Math.cos(angle), R + r * Math.sin(angle)];
const angleOf = (action: number): number => -Math.PI / 2 + action * TURN;

/** Nine sectors, two hands: tap a sector, drag a hand, or use the arrow keys. */
export function Disc({ hands, seat, say, notes, onTap, onTurn }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<{ hand: 0 | 1; x: number; y: number; moved: boolean } | null>(null);
  const sectorAt = ({ clientX, clientY }: PointerEvent): number => {
    const rect = box.current?.getBoundingClientRect();
    if (rect === undefined) return 0;
    const angle = Math.atan2(clientY - rect.top - rect.height / 2, clientX - rect.left - rect.width / 2);
    return Math.round((angle + Math.PI / 2) / TURN + COUNT) % COUNT;
  };
  const begin = (event: PointerEvent): void => {
    const sector = sectorAt(event);
    const hand = hands[1] === sector && hands[0] !== sector ? 1 : hands[0] === sector ? 0 : null;
    drag.current = hand === null ? null : { hand, x: event.clientX, y: event.clientY, moved: false };
  };
  const move = (event: PointerEvent): void => {
    const now = drag.current;
    if (now === null || event.buttons === 0) return;
    if (!now.moved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLIP) return;
    now.moved = true;
    onTurn(now.hand, sectorAt(event));
  };
  const keys = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(now + step + COUNT) % COUNT]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the sectors are buttons; this only lets their hands be dragged
    <div className={styles.disc} ref={box} onPointerDown={begin} onPointerMove={move} onKeyDown={keys}>
      <svg className={seatClass(seat)} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle className={styles.rim} cx={R} cy={R} r={R - 1.5} />
        <circle className={styles.rimline} cx={R} cy={R} r={R * 0.97} />
        {ACTIONS.map((name, action) => (
          <path
            key={name}
            className={styles.sector}
            data-even={action % 2 === 0}
            data-on={hands.includes(action)}
            d={sectorOf(action)}
          />
        ))}
        {ACTIONS.map((name, action) => (
          <Label
            key={name}
            action={action}
            seat={seat}
            isOn={hands.includes(action)}
            words={sentence(say(`action.${name}`))}
          />
        ))}
        <circle className={styles.hub} cx={R} cy={R} r={R * 0.235} />
        {([1, 0] as const).map((nth) => (
          <Hand key={nth} nth={nth} action={hands[nth]} isPair={hands[0] === hands[1]} />
        ))}
        <circle className={styles.hub} cx={R} cy={R} r={R * 0.115} />
        <use href={`#rj-crest-${seat}`} x={R - R * 0.075} y={R - R * 0.078} width={R * 0.15} height={R * 0.15} />
      </svg>
      {ACTIONS.map((name, action) => {
        const [x, y] = at(R * 0.7, angleOf(action));
        return (
          <button
            key={name}
            type="button"
            className={styles.target}
            data-action={name}
            aria-pressed={hands.includes(action)}
            aria-label={`${sentence(say(`action.${name}`))}. ${notes[action]}`}
            style={{ left: `${(x / SIZE) * 100}%`, top: `${(y / SIZE) * 100}%` }}
            onClick={() => {
              if (drag.current?.moved !== true) onTap(action);
              drag.current = null;
            }}
          />
        );
      })}
    </div>
  );
}

function sectorOf(action: number): string {
  const [near, far] = [R * 0.3, R * 0.945];
  const a = angleOf(action);
  const h = TURN / 2;
  const [p, q, s, t] = [at(near, a - h), at(far, a - h), at(far, a + h), at(near, a + h)];
  return `M${p}L${q}A${far} ${far} 0 0 1 ${s}L${t}A${near} ${near} 0 0 0 ${p}Z`;
}

function Label({
  action,
  seat,
  isOn,
  words,
}: {
  readonly action: number;
  readonly seat: number;
  readonly isOn: boolean;
  readonly words: string;
}): JSX.Element {
  const [x, y] = at(R * 0.7, angleOf(action));
  const lines = linesOf(words);
  const size = R * 0.245;
  const top = y - (size + lines.length * 11) / 2;
  return (
    <>
      <svg x={x - size / 2} y={top} width={size} height={size} viewBox="0 0 40 40" overflow="visible" aria-hidden="true">
        <ActionParts action={action} seat={seat} />
      </svg>
      <text className={styles.label} data-on={isOn} fontSize={lines.some(({ length }) => length > 9) ? 10 : 11}>
        {lines.map((line, i) => (
          <tspan key={line} x={x} y={top + size + 11 * (0.9 + i)}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** In two lines where it is long. */
function linesOf(words: string): readonly string[] {
  const cut = words.length < 9 ? -1 : words.lastIndexOf(' ');
  return cut < 0 ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
}

function Hand({
  nth,
  action,
  isPair,
}: {
  readonly nth: 0 | 1;
  readonly action: number | null;
  readonly isPair: boolean;
}): JSX.Element | null {
  if (action === null) return null;
  const degrees = (action * 360) / COUNT + (isPair ? (nth === 1 ? 9 : -9) : 0);
  const [long, w] = [R * 0.45, R * 0.055];
  return (
    <g style={{ transform: `translate(${R}px, ${R}px) rotate(${degrees}deg)` }} className={styles.arm}>
      <path
        className={styles.hand}
        data-nth={nth}
        d={`M${-w} 0V${-long + w * 3}H${-w * 2.3}L0 ${-long - w}L${w * 2.3} ${-long + w * 3}H${w}V0Z`}
      />
    </g>
  );
}
