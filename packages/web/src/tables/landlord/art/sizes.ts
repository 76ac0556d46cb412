/** Units of the drawing: a storey is 50 high, its room 46. A house with a stair strip is 112 wide (room 76, strip 26),
 *  without one as wide as its room and two walls. The ground is y 0, and up is negative. */
export const STOREY = 50;
export const ROOM = 46;
export const WALL = 4;
export const CELLAR_DEPTH = 52;
export const FULL_ROOM = 76;
export const WIDE_HOUSE = 112;
/** The middle of the stair strip. */
export const STRIP = 95;
export const LEAST_ROOM = 28;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
