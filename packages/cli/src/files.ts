import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInput, type MatchLog, type Position } from '@insula/kernel';
import { readMatchFile } from '@insula/protocol';

const STDIN = 0;

/** The JSON in a file, `-` being what is piped in. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${shown(file)} is not JSON: ${onOneLine((error as Error).message)}.`);
  }
}

export const readMatch = (file: string): MatchLog => readMatchFile(readJson(file));

/** A position written by hand. Whether it makes sense, its game tells. */
export function readPosition(file: string): Position {
  const value = readJson(file);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadInput('A position is a JSON object, and this is not one.');
  if (typeof (value as Partial<Position>).game !== 'string')
    throw new BadInput('A position says its "game", and this does not.');
  return value as Position;
}

export const writeText = (file: string, text: string): void => writing(file, () => writeFileSync(file, text));

/** Asked before long work: else it is done in vain. */
export const refuseUnwritable = (file: string): void => writing(file, () => appendFileSync(file, ''));

function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EISDIR') throw new BadInput(`${file} is a folder, and a file is wanted.`);
    throw new BadInput(`${file} cannot be written (${code}).`);
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? STDIN : file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') throw new BadInput(`There is no file ${file}.`);
    if (code === 'EISDIR') throw new BadInput(`${file} is a folder, and a file is wanted.`);
    throw new BadInput(`${shown(file)} cannot be read (${code}).`);
  }
}

/** What is wrong is quoted with the lines around it. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

const shown = (file: string): string => (file === '-' ? 'What was piped in' : file);
