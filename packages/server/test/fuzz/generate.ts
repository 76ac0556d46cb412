import { clientMessage } from '@insula/protocol';
import * as z from 'zod';

/** A shape as zod describes it. */
interface Shape {
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly properties?: { readonly [name: string]: Shape };
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What makes sense at the table at this moment, so that what is generated gets past the first look at it. */
export interface Sense {
  readonly match: string;
  readonly seat: number | null;
  readonly decision: number;
  readonly moves: readonly string[];
  readonly asks: readonly string[];
}

type Random = () => number;
const MESSAGE = z.toJSONSchema(clientMessage, { io: 'input', unrepresentable: 'any' }) as Shape;
const KINDS = MESSAGE.anyOf ?? MESSAGE.oneOf ?? [];

const pick = <T>(random: Random, things: readonly T[]): T => things[Math.floor(random() * things.length)];

/** A message of a shape that is known, most of it about something that is there. */
export function valid(random: Random, sense: Sense): object {
  return made(random, pick(random, KINDS), sense, '') as object;
}

/** A message in which one thing is not as it should be. */
export function nearlyValid(random: Random, sense: Sense): unknown {
  const message = valid(random, sense) as Record<string, unknown>;
  const name = pick(random, Object.keys(message));
  switch (Math.floor(random() * 5)) {
    case 0:
      return Object.fromEntries(Object.entries(message).filter(([key]) => key !== name));
    case 1:
      return { ...message, [pick(random, ['x', 'seats', 'toString', 'constructor', '__proto__'])]: pick(random, ODD) };
    case 2:
      return { ...message, [name]: pick(random, ODD) };
    case 3:
      return { ...message, [name]: [message[name]] };
    default:
      return { ...message, [name]: stretched(random, message[name]) };
  }
}

/** Text that no client would send. */
export function hostile(random: Random, sense: Sense): string {
  const text = JSON.stringify(valid(random, sense));
  switch (Math.floor(random() * 6)) {
    case 0:
      return text.slice(0, Math.floor(random() * text.length));
    case 1:
      return '['.repeat(1 + Math.floor(random() * 8_000));
    case 2:
      return JSON.stringify(pick(random, ODD)) ?? '';
    case 3:
      return text.replace(/"/g, () => (random() < 0.1 ? "'" : '"'));
    case 4:
      return `{"t":"move","id":"a","decision":1e309,"moves":["${'\\u0000'.repeat(20)}"]}`;
    default:
      return Array.from({ length: 40 }, () => String.fromCharCode(Math.floor(random() * 0xd7ff))).join('');
  }
}

const ODD: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    -0,
    0.5,
    1e21,
    2 ** 53,
    '',
    ' ',
    'x'.repeat(600),
    '\ud800',
    '\u202e',
    '../..',
    "'; DROP TABLE matches; --",
  ],
  ...[[], {}, [[]], { length: 3 }, { toString: 1 }, [null], Array(100).fill(0)],
];

function stretched(random: Random, value: unknown): unknown {
  if (typeof value === 'number') return value + pick(random, [-1, 1, 0.5, 1e9, 2 ** 53]);
  if (typeof value === 'string') return value + 'x'.repeat(pick(random, [1, 40, 200, 500]));
  if (Array.isArray(value)) return Array(pick(random, [0, 33, 65])).fill(value[0] ?? 'x');
  return value === true ? 'true' : { value };
}

function made(random: Random, shape: Shape, sense: Sense, name: string): unknown {
  const known = sensible(random, name, sense);
  if (known !== undefined && random() < 0.9) return known;
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return made(random, pick(random, choices), sense, name);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return pick(random, shape.enum);
  switch (shape.type) {
    case 'object':
      return objectOf(random, shape, sense);
    case 'array':
      return listOf(random, shape, sense, name);
    case 'integer':
    case 'number':
      return pick(random, [shape.minimum ?? 0, Math.min(shape.maximum ?? 99, 99), Math.floor(random() * 8)]);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return textOf(random, shape);
  }
}

/** A thing of that name that is there. */
function sensible(random: Random, name: string, { match, seat, decision, moves, asks }: Sense): unknown {
  const move = (): string => (moves.length === 0 ? 'pass' : pick(random, moves));
  switch (name) {
    case 'match':
      return match;
    case 'seat':
      return seat;
    case 'protocol':
      return 3;
    case 'decision':
      return decision;
    case 'moves':
      return Array.from({ length: pick(random, [1, 1, 1, 2, 5]) }, move);
    case 'move':
      return move();
    case 'ask':
      return asks.length === 0 ? undefined : pick(random, asks);
    default:
      return undefined;
  }
}

function objectOf(random: Random, { properties = {}, required = [] }: Shape, sense: Sense): object {
  const names = Object.keys(properties).filter((name) => required.includes(name) || random() < 0.7);
  return Object.fromEntries(names.map((name) => [name, made(random, properties[name], sense, name)]));
}

function listOf(random: Random, { items = {}, minItems = 0, maxItems = 9 }: Shape, sense: Sense, name: string): unknown[] {
  const length = pick(random, [minItems, minItems + 1, Math.min(maxItems, minItems + 3)]);
  return Array.from({ length }, () => made(random, items, sense, name === 'moves' ? 'move' : ''));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

function textOf(random: Random, { minLength = 1, maxLength = 40 }: Shape): string {
  const length = pick(random, [minLength, Math.min(12, maxLength), Math.min(maxLength, 40)]);
  return Array.from({ length: Math.max(1, length) }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
}
