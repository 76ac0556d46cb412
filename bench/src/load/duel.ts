import { generator, readOptions } from '@insula/kernel';
import { roomShare } from '@insula/room-share';

export { roomShare };
export type State = ReturnType<typeof roomShare.setup>;
export type View = ReturnType<typeof roomShare.view>;
export type Move = NonNullable<ReturnType<typeof roomShare.read>>;

/** As the option is named in the rules (S-52). */
export const DUEL = { duel: true };
export const OVER = 'over';

const options = readOptions(roomShare.options, DUEL);

export const newDuel = (seed: string): State => roomShare.setup(options, 2, generator(seed));
