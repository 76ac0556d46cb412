import { isStill } from '../settings/settings.ts';
import { isBeside, type Piece, type Side, type Travel } from './pieces.ts';
import { atTempo, WALK } from './tempo.ts';

/** Where a piece is drawn, measured from the corner of the stage. It stays known when the piece is gone. */
interface Spot {
  readonly node: HTMLElement;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Spots {
  /** How wide the stage was: it may have another size next time. */
  readonly wide: number;
  readonly at: ReadonlyMap<number, Spot>;
}
export const NOWHERE: Spots = { wide: 1, at: new Map() };

const FADE = 160;
const EASE = 'cubic-bezier(0.3, 0.05, 0.25, 1)';
const STEPS: { readonly [side in Side]: readonly [number, number] } = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
type Way = readonly [dx: number, dy: number];
interface Walk {
  readonly spot: Spot;
  /** Back to where it was; null: it was nowhere. */
  readonly way: Way | null;
  readonly over: Side | null;
}

/**
 * Lets every piece go from where it was to where it is now; with reduced motion it fades in where it is. All is measured
 * before anything is set going, and only `translate`, `scale` and `opacity` change, so that no frame of a walk is laid out
 * or painted anew. Returns where the pieces are.
 */
export function flip(stage: HTMLElement, before: Spots, pieces: readonly Piece[], travels: readonly Travel[]): Spots {
  // Nobody walks, and to measure where they stand would lay out the page twice.
  if (atTempo(WALK) === 0) return NOWHERE;
  const now = measured(stage, before, pieces);
  if (before.at.size === 0) return now;
  const scale = now.wide / before.wide;
  const walks: Walk[] = [];
  for (const { id, place } of pieces) {
    const spot = now.at.get(id);
    if (spot === undefined) continue;
    const travel = travels.find(({ to }) => to === place) ?? null;
    const was = before.at.get(id);
    // On a stage that has just got another size nobody walks to where they stand already.
    if (was?.place === place) continue;
    const way =
      was === undefined ? wayFrom(stage, spot, travel?.from) : ([was.x * scale - spot.x, was.y * scale - spot.y] as const);
    if (way === null || Math.abs(way[0]) + Math.abs(way[1]) >= 2) walks.push({ spot, way, over: travel?.over ?? null });
  }
  const still = isStill();
  for (const each of walks) walk(each, still);
  return now;
}

/** Where the pieces are on a stage that has got another size. */
export const resized = (stage: HTMLElement, before: Spots, pieces: readonly Piece[]): Spots =>
  before.at.size === 0 ? before : measured(stage, { ...NOWHERE, wide: 0 }, pieces);

/** Whoever stays where it was on a stage of the same size is not measured again: a block may be full of them. */
function measured(stage: HTMLElement, before: Spots, pieces: readonly Piece[]): Spots {
  const wide = stage.offsetWidth;
  const at = new Map<number, Spot>();
  for (const { id, place } of pieces) {
    const was = before.at.get(id);
    if (was !== undefined && was.place === place && before.wide === wide) at.set(id, was);
    else {
      const node = stage.querySelector<HTMLElement>(`[data-piece="${id}"]`);
      if (node !== null) at.set(id, spotOf(node, place));
    }
  }
  return { wide, at };
}

const spotOf = (node: HTMLElement, place: string): Spot => ({
  node,
  place,
  x: node.offsetLeft,
  y: node.offsetTop,
  width: node.offsetWidth,
  height: node.offsetHeight,
});

function walk({ spot: { node, width, height }, way, over }: Walk, still: boolean): void {
  if (still) {
    node.animate({ opacity: [0, 1] }, { duration: FADE });
    return;
  }
  if (way === null) {
    node.animate({ opacity: [0, 1], scale: ['0.4', '1'] }, { duration: atTempo(WALK), easing: EASE });
    return;
  }
  const [dx, dy] = way;
  const hop = `${dx / 2}px ${dy / 2 - height * 0.3}px`;
  node.style.zIndex = '5';
  const walking =
    over === null
      ? node.animate({ translate: [`${dx}px ${dy}px`, hop, '0 0'] }, { duration: atTempo(WALK), easing: EASE })
      : node.animate(overTheEdge(way, width * 1.7, STEPS[over]), { duration: atTempo(WALK * 1.7) });
  walking.onfinish = () => {
    node.style.zIndex = '';
  };
}

/** Out over one edge and in again over the opposite one, so that nobody wonders why a tenant crossed the whole block. */
function overTheEdge([dx, dy]: Way, away: number, [x, y]: readonly [number, number]): Keyframe[] {
  return [
    { translate: `${dx}px ${dy}px`, opacity: 1 },
    { translate: `${dx + x * away}px ${dy + y * away}px`, opacity: 0, offset: 0.45, easing: 'step-end' },
    { translate: `${-x * away}px ${-y * away}px`, opacity: 0, offset: 0.55 },
    { translate: '0 0', opacity: 1 },
  ];
}

/** From the middle of a piece to the middle of a place beside the board: anything marked with `data-place`. */
function wayFrom(stage: HTMLElement, { x, y, width, height }: Spot, place: string | undefined): Way | null {
  if (place === undefined || !isBeside(place)) return null;
  const beside = stage.ownerDocument.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  if (beside === undefined) return null;
  const { left, top } = stage.getBoundingClientRect();
  return [beside.left + beside.width / 2 - left - x - width / 2, beside.top + beside.height / 2 - top - y - height / 2];
}

/** A piece that has left the board flies to the place beside it, as a likeness of itself. */
export function depart(stage: HTMLElement, before: Spots, id: number, place: string): void {
  const spot = before.at.get(id);
  const way = spot === undefined ? null : wayFrom(stage, spot, place);
  if (spot === undefined || way === null || atTempo(WALK) === 0) return;
  const { left, top } = stage.getBoundingClientRect();
  const likeness = spot.node.cloneNode(true) as HTMLElement;
  delete likeness.dataset.piece;
  Object.assign(likeness.style, {
    position: 'fixed',
    left: `${left + spot.x}px`,
    top: `${top + spot.y}px`,
    width: `${spot.width}px`,
    height: `${spot.height}px`,
    zIndex: '50',
  });
  stage.ownerDocument.body.append(likeness);
  const flight = likeness.animate(
    { translate: ['0 0', `${way[0]}px ${way[1]}px`], opacity: [1, 0.3] },
    { duration: atTempo(WALK), easing: EASE },
  );
  flight.onfinish = () => likeness.remove();
}
