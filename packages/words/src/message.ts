/** Values that a message is filled with. */
export type Filling = { readonly [name: string]: string | number };
/** A message that has been read: fills itself. Throws where a value that it wants is missing. */
export type Message = (filling: Filling) => string;

/** Fills a part of a message; within a plural `count` is its number, less its offset. */
type Part = (filling: Filling, count: number | null) => string;
type Options = ReadonlyMap<string, Part>;

const COUNTED = { plural: 'cardinal', selectordinal: 'ordinal' } as const;
const OTHER = 'other';

/**
 * Reads an ICU message: `{name}`, `{n, number}`, `{n, plural, offset:1 =0 {…} one {…} other {# …}}`, `selectordinal`, `select`
 * and quotes ('{'). Of ICU this is what sentences need; dates, skeletons and tags are not read. A whole library for it
 * weighs more than all sentences of the pages. Throws where a text is no message.
 */
export function readMessage(text: string, language: string): Message {
  const numbers = new Intl.NumberFormat(language);
  let at = 0;

  function sentence(isCounted: boolean, isInner: boolean): Part {
    const parts: (string | Part)[] = [];
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') parts.push(argument());
      else if (text[at] === '#' && isCounted) parts.push(taken(theCount));
      else parts.push(literal(isCounted));
    }
    if (isInner !== at < text.length) throw new SyntaxError(`A brace has no partner in “${text}”.`);
    return (filling, count) => parts.map((part) => (typeof part === 'string' ? part : part(filling, count))).join('');
  }

  const theCount: Part = (_, count) => numbers.format(count ?? Number.NaN);

  function argument(): Part {
    expect('{');
    const name = word();
    if (isNext('}')) return (filling) => String(wanted(filling, name));
    expect(',');
    const kind = word();
    if (kind === 'number') {
      expect('}');
      return (filling) => numbers.format(Number(wanted(filling, name)));
    }
    if (kind === 'select') {
      expect(',');
      const options = optionsOf(false);
      return (filling) => chosen(options, String(wanted(filling, name)))(filling, null);
    }
    if (kind !== 'plural' && kind !== 'selectordinal') throw new SyntaxError(`No message says “${kind}”: ${text}`);
    expect(',');
    const offset = offsetOf();
    const options = optionsOf(true);
    const rules = new Intl.PluralRules(language, { type: COUNTED[kind] });
    return (filling) => {
      const n = Number(wanted(filling, name));
      const part = options.get(`=${n}`) ?? chosen(options, rules.select(n - offset));
      return part(filling, n - offset);
    };
  }

  function optionsOf(isCounted: boolean): Options {
    const options = new Map<string, Part>();
    while (!isNext('}')) {
      const key = word();
      expect('{');
      options.set(key, sentence(isCounted, true));
      expect('}');
    }
    if (!options.has(OTHER)) throw new SyntaxError(`Nothing is said of others in “${text}”.`);
    return options;
  }

  function offsetOf(): number {
    const found = /^\s*offset:\s*(-?\d+)/.exec(text.slice(at));
    if (found === null) return 0;
    at += found[0].length;
    return Number(found[1]);
  }

  /** A letter, or what stands between quotes. A quote is one only before what it can protect: else it is an apostrophe. */
  function literal(isCounted: boolean): string {
    const letter = text[at++] as string;
    if (letter !== "'") return letter;
    if (text[at] === "'") return taken("'");
    if (text[at] !== '{' && text[at] !== '}' && !(isCounted && text[at] === '#')) return letter;
    const found = /^((?:[^']|'')*)'?/.exec(text.slice(at)) as RegExpExecArray;
    at += found[0].length;
    return (found[1] as string).replaceAll("''", "'");
  }

  function taken<T>(what: T): T {
    at += 1;
    return what;
  }

  function word(): string {
    const found = /^\s*([^\s{},#']+)\s*/.exec(text.slice(at));
    if (found === null) throw new SyntaxError(`A name is missing in “${text}”.`);
    at += found[0].length;
    return found[1] as string;
  }

  function isNext(letter: string): boolean {
    at += (/^\s*/.exec(text.slice(at)) as RegExpExecArray)[0].length;
    if (text[at] !== letter) return false;
    at += 1;
    return true;
  }

  function expect(letter: string): void {
    if (!isNext(letter)) throw new SyntaxError(`“${letter}” is missing in “${text}”.`);
  }

  const whole = sentence(false, false);
  return (filling) => whole(filling, null);
}

function wanted(filling: Filling, name: string): string | number {
  const value = filling[name];
  if (value === undefined) throw new RangeError(`The message wants “${name}”.`);
  return value;
}

const chosen = (options: Options, key: string): Part => (options.get(key) ?? options.get(OTHER)) as Part;
