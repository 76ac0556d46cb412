import { parseArgs } from 'node:util';

/** The flags a script was called with. One it does not know ends it with a sentence that names those it does. */
export const flags = (options) => told({ options }).values;

/** The same for a script that is told a name before them. */
export function nameAndFlags(options) {
  const { positionals, values } = told({ options, allowPositionals: true });
  return { name: positionals[0], values };
}

function told(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.entries(config.options).map(([name, { type }]) =>
      type === 'boolean' ? `--${name}` : `--${name} <…>`,
    );
    return refuse(`${error.message.split(/\.\s/)[0]}; there is ${known.join(', ')}.`);
  }
}

export function wholeNumber(flag, text) {
  if (!/^[1-9]\d{0,8}$/.test(text)) refuse(`--${flag} must be a whole number from 1, not "${text}".`);
  return Number(text);
}

/** Ends the script. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}
