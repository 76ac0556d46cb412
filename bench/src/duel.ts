import type { Ctx, Game, MoveFn } from 'boardgame.io';

/** Room Share's duel (S-52) as an author would write it for boardgame.io: the same choices, asked one at a time. */
export interface Duel {
  /** 0 classic, 1 suite, 2 haunted; five wide, four high, from below on the left. */
  flats: number[];
  /** By flat × 4 + arrow (up, right, down, left): a colour, or -1. */
  arrows: number[];
  /** By seat and colour. */
  reserve: number[][];
  /** By seat: the colour picked for guests, or -1. */
  guests: number[];
  /** The flat chosen, waiting for a tenant; -1 if none is. */
  chosen: number;
  /** Tenants on the street, waiting for an arrow: the flat and the colour each. */
  street: { flat: number; colour: number }[];
  /** The seat that has ended the game, or -1. */
  ender: number;
  over: boolean;
}
export type DuelMove = 'guest' | 'flat' | 'lodge' | 'arrow' | 'evict' | 'pass';

const WIDTH = 5;
const HEIGHT = 4;
const CENTRE_CORNERS = [6, 8, 11, 13];
const INNER_ARROW = [1, 3, 1, 3];

const count = (G: Duel, flat: number): number => [0, 1, 2, 3].filter((arrow) => G.arrows[flat * 4 + arrow] !== -1).length;
const full = (G: Duel): number[] => G.flats.map((_, flat) => flat).filter((flat) => count(G, flat) === 4);
const free = (G: Duel, flat: number): number[] => [0, 1, 2, 3].filter((arrow) => G.arrows[flat * 4 + arrow] === -1);

/** The colours a seat has in reserve. */
const waiting = (G: Duel, seat: number): number[] => [0, 1, 2, 3].filter((colour) => G.reserve[seat][colour] > 0);

function neighbour(flat: number, arrow: number): number {
  const x = flat % WIDTH;
  const y = Math.floor(flat / WIDTH);
  const dx = [0, 1, 0, WIDTH - 1][arrow];
  const dy = [1, 0, HEIGHT - 1, 0][arrow];
  return ((y + dy) % HEIGHT) * WIDTH + ((x + dx) % WIDTH);
}

/** Everyone leaves along their arrow; whoever finds a full flat stays, and chooses an arrow after the others. */
function evict(G: Duel, flat: number): void {
  const leaving: Duel['street'] = [];
  const staying: Duel['street'] = [];
  for (let arrow = 0; arrow < 4; arrow++) {
    const colour = G.arrows[flat * 4 + arrow];
    if (colour === -1) continue;
    const to = neighbour(flat, arrow);
    if (count(G, to) === 4) staying.push({ flat, colour });
    else leaving.push({ flat: to, colour });
  }
  for (let arrow = 0; arrow < 4; arrow++) G.arrows[flat * 4 + arrow] = -1;
  G.street = [...leaving, ...staying];
}

/** Does everything that leaves no choice, and ends the turn when nothing is left to do. */
function goOn(G: Duel, ctx: Ctx, events: { endTurn: () => void }): void {
  for (;;) {
    while (G.street.length > 0 && free(G, G.street[0].flat).length === 1) settle(G, free(G, G.street[0].flat)[0]);
    if (G.street.length > 0) return;
    const crowded = full(G);
    if (crowded.length > 1) return;
    if (crowded.length === 0) break;
    evict(G, crowded[0]);
  }
  if (G.ender !== -1) G.over = true;
  else {
    if (G.reserve[Number(ctx.currentPlayer)].every((left) => left === 0)) G.ender = Number(ctx.currentPlayer);
    events.endTurn();
  }
}

function settle(G: Duel, arrow: number): void {
  const tenant = G.street.shift() as Duel['street'][number];
  G.arrows[tenant.flat * 4 + arrow] = tenant.colour;
}

const guest: MoveFn<Duel> = ({ G, playerID }, colour: number) => {
  const seat = Number(playerID);
  G.guests[seat] = colour;
  G.guests[1 - seat] = 5 - colour;
  for (const each of [0, 1]) G.reserve[each][G.guests[each]] = 8;
};
const flat: MoveFn<Duel> = (context, chosen: number) => {
  const { G, playerID } = context;
  G.chosen = chosen;
  const colours = waiting(G, Number(playerID));
  const arrows = free(G, chosen);
  if (colours.length * arrows.length === 1) lodge(context, colours[0], arrows[0]);
};
const lodge: MoveFn<Duel> = ({ G, ctx, playerID, events }, colour: number, arrow: number) => {
  G.reserve[Number(playerID)][colour]--;
  G.arrows[G.chosen * 4 + arrow] = colour;
  G.chosen = -1;
  goOn(G, ctx, events);
};
const arrow: MoveFn<Duel> = ({ G, ctx, events }, chosen: number) => {
  settle(G, chosen);
  goOn(G, ctx, events);
};
const evictNext: MoveFn<Duel> = ({ G, ctx, events }, chosen: number) => {
  evict(G, chosen);
  goOn(G, ctx, events);
};
const pass: MoveFn<Duel> = ({ G }) => {
  G.over = true;
};

export const duel: Game<Duel> = {
  name: 'room-share-duel',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const centre = [6, 7, 8, 11, 12, 13];
    const outer = random.Shuffle([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2]);
    const flats = Array.from({ length: WIDTH * HEIGHT }, (_, at) => (centre.includes(at) ? 0 : (outer.pop() as number)));
    const arrows = new Array<number>(WIDTH * HEIGHT * 4).fill(-1);
    random.Shuffle([0, 1, 2, 3]).forEach((colour, i) => {
      arrows[CENTRE_CORNERS[i] * 4 + INNER_ARROW[i]] = colour;
    });
    const reserve = [
      [8, 0, 0, 0],
      [0, 8, 0, 0],
    ];
    return { flats, arrows, reserve, guests: [-1, -1], chosen: -1, street: [], ender: -1, over: false };
  },
  moves: { guest, flat, lodge, arrow, evict: evictNext, pass },
  endIf: ({ G }) => (G.over ? { points: points(G) } : undefined),
  ai: { enumerate: (G, ctx) => enumerate(G, ctx) as { move: string; args: unknown[] }[] },
};

/** The legal moves, as boardgame.io's bots ask for them. */
export function enumerate(G: Duel, ctx: Ctx): { move: DuelMove; args: number[] }[] {
  const seat = Number(ctx.currentPlayer);
  if (G.guests[seat] === -1) return [2, 3].map((colour) => ({ move: 'guest', args: [colour] }));
  if (G.street.length > 0) return free(G, G.street[0].flat).map((at) => ({ move: 'arrow', args: [at] }));
  if (G.chosen !== -1) {
    return waiting(G, seat).flatMap((colour) =>
      free(G, G.chosen).map((at) => ({ move: 'lodge' as const, args: [colour, at] })),
    );
  }
  const crowded = full(G);
  if (crowded.length > 0) return crowded.map((at) => ({ move: 'evict', args: [at] }));
  if (G.ender === -1) {
    const inhabited = G.flats.map((_, at) => at).filter((at) => count(G, at) > 0);
    return inhabited.map((at) => ({ move: 'flat', args: [at] }));
  }
  const homes = G.flats
    .map((_, at) => at)
    .filter((at) => count(G, at) < 3 && G.arrows.slice(at * 4, at * 4 + 4).includes(seat));
  return [...homes.map((at) => ({ move: 'flat' as const, args: [at] })), { move: 'pass', args: [] }];
}

/** S-42, S-43 and S-45. */
export function points(G: Duel): number[] {
  return [0, 1].map((seat) =>
    G.flats.reduce((sum, kind, at) => {
      const mine = G.arrows.slice(at * 4, at * 4 + 4).filter((colour) => colour === seat).length;
      if (kind === 2) return sum - 2 * mine;
      return count(G, at) === 3 ? sum + (kind + 1) * mine : sum;
    }, 0),
  );
}
