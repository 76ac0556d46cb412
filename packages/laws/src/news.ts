import { type AnyGame, hears, type Seat } from '@insula/kernel';

/** What a viewer is told of a move and sees after it. */
export interface Aftermath {
  readonly news: string;
  /** The view, who is asked, and whether it is an answer window. */
  readonly sight: string;
}

export function aftermath(game: AnyGame, state: unknown, seat: Seat, move: unknown, viewer: Seat | null): Aftermath {
  const then = game.clone(state);
  const heard: unknown[] = [];
  game.play(then, seat, move, (event, to) => {
    if (hears(to, viewer)) heard.push(event);
  });
  return {
    news: JSON.stringify(heard),
    sight: JSON.stringify([game.view(then, viewer), game.toAct(then), game.window(then)]),
  };
}
