import { BadInput } from '@insula/kernel';

/** Where and how a server runs. Everything that can be chosen from outside is here. */
export interface Settings {
  readonly host: string;
  readonly port: number;
}

/** From environment variables; those that are missing have a default that needs nothing. */
export function readSettings(env: { readonly [name: string]: string | undefined }): Settings {
  return { host: env.HOST === undefined || env.HOST === '' ? '0.0.0.0' : env.HOST, port: port(env.PORT) };
}

function port(text: string | undefined): number {
  if (text === undefined || text === '') return 8080;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= 65_535) return number;
  throw new BadInput(`PORT must be a whole number from 0 to 65535 (0: any free one), not "${text}".`);
}
