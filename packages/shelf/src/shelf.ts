import { type AnyGame, BadInput, type Words } from '@insula/kernel';
import { type Box, gameFolders, openBox } from './box.ts';
import { didYouMean } from './nearest.ts';
import { readRulebook, type Section } from './rulebook.ts';

/** The games that are there, found by looking. */
export interface Shelf {
  /** By id. */
  readonly games: readonly AnyGame[];
  /** One sentence for every folder that should hold a game and does not. */
  readonly broken: readonly string[];
  /** Throws `BadInput` when there is no such game. */
  game(id: string): AnyGame;
  /** A game's sentences in a language, or in English where it has none in that one. */
  words(id: string, language: string): Promise<Words>;
  /** The headings and clauses of a game's rules in a language, or in English. */
  clauses(id: string, language: string): readonly Section[];
}

interface Place {
  readonly game: AnyGame;
  readonly box: Box;
}

/** Looks through `games/` and the folders named in `INSULA_GAMES`. */
export async function openShelf(folders: readonly string[] = gameFolders()): Promise<Shelf> {
  const places = new Map<string, Place>();
  const broken: string[] = [];
  for (const folder of folders) {
    try {
      const box = await openBox(folder);
      for (const game of box.games) {
        const other = places.get(game.id);
        if (other !== undefined)
          throw new BadInput(`The game "${game.id}" is there twice: in ${other.box.folder} and in ${folder}.`);
        places.set(game.id, { game, box });
      }
    } catch (error) {
      broken.push(
        error instanceof BadInput ? error.message : `The game in ${folder} cannot be loaded: ${firstLine(error)}.`,
      );
    }
  }
  const games = [...places.values()].map((place) => place.game).sort((a, b) => (a.id < b.id ? -1 : 1));
  const place = (id: string): Place => {
    const found = places.get(id);
    if (found !== undefined) return found;
    const known = games.map((game) => game.id);
    throw new BadInput(`There is no game "${id}"${didYouMean(id, known)}; there is ${known.join(', ') || 'none at all'}.`);
  };
  return {
    games,
    broken,
    game: (id) => place(id).game,
    words: async (id, language) => ownWords(id, await place(id).box.words(language)),
    clauses: (id, language) => readRulebook(place(id).box.rules(id, language)),
  };
}

/** Where several games share their words, `<id>:title` is the title of one of them, and so for any key. */
function ownWords(id: string, words: Words): Words {
  const own = Object.entries(words).filter(([key]) => key.startsWith(`${id}:`));
  return { ...words, ...Object.fromEntries(own.map(([key, message]) => [key.slice(id.length + 1), message])) };
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0].replace(/\.$/, '');
