import { parseArgs } from 'node:util';

/** The flags a script was called with. One it does not know ends it with a sentence that names those it does. */
export function flags(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) => (type === 'boolean' ? `--${name}` : `--${name} <…>`));
    console.error(`${error.message.split('. ')[0]}; there is ${known.join(', ')}.`);
    process.exit(2);
  }
}
