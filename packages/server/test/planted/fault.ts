/** A small fault of the server: `old` occurs once in `file`, `planted` stands there instead, and `caught` notices. */
export interface Fault {
  readonly name: string;
  /** Below `packages/server/src`. */
  readonly file: string;
  readonly old: string;
  readonly planted: string;
  /** A file of `packages/server/test`, without its ending, and the name of a test in it. */
  readonly caught: readonly [file: string, test: string];
}

/** The text with the fault in it. Throws where there is no such place, or more than one. */
export function withFault(text: string, { name, file, old, planted }: Fault): string {
  const places = text.split(old).length - 1;
  if (places !== 1) throw new Error(`"${name}": its old text occurs ${places} times in ${file}, and once is wanted.`);
  return text.replace(old, () => planted);
}
