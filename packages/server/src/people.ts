import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person } from './match/match.ts';
import type { Store } from './store/store.ts';
import { Damage } from './store/trouble.ts';

export const COOKIE = 'insula';

/** Guests. Who they are stands in a signed cookie; the store knows only the names they have chosen. */
export interface People {
  /** Signs cookies, and whatever else must not be found out from outside. */
  readonly key: string;
  /** The person behind a `Cookie` header, or null where there is none that is not forged. */
  of(header: string | undefined): Promise<Person | null>;
  /** A new guest, and the value of the cookie that says so. */
  guest(): { readonly person: Person; readonly cookie: string };
  rename(person: Person, name: string): Promise<Person>;
}

export async function openPeople(store: Store): Promise<People> {
  const text = await keyOf(store);
  const key = Buffer.from(text, 'hex');
  const sign = (id: string): string => createHmac('sha256', key).update(`guest ${id}`).digest('base64url');

  function verified(value: string): string | null {
    const [id, signature, ...more] = value.split('.');
    if (signature === undefined || more.length > 0 || !/^[\w-]{16,40}$/.test(id)) return null;
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(id))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  return {
    key: text,
    async of(header) {
      for (const value of cookiesIn(header)) {
        const id = verified(value);
        if (id !== null) return { id, name: (await store.person(id))?.name ?? guestName(id) };
      }
      return null;
    },
    guest() {
      const id = randomBytes(15).toString('base64url');
      return { person: { id, name: guestName(id) }, cookie: `${id}.${sign(id)}` };
    },
    async rename({ id }, name) {
      await store.commit([{ put: 'person', row: { id, name } }]);
      return { id, name };
    },
  };
}

/** The same name every time, until they choose another. */
const guestName = (id: string): string =>
  `Guest ${1000 + (parseInt(Buffer.from(id).toString('hex').slice(0, 8), 16) % 9000)}`;

/** A browser may send several of one name, such as one left over from another server on this machine. */
function cookiesIn(header: string | undefined): string[] {
  return (header ?? '').split(';').flatMap((part) => {
    const [name, value] = part.trim().split('=');
    return name === COOKIE && value !== undefined ? [value] : [];
  });
}

async function keyOf(store: Store): Promise<string> {
  const known = await store.note('key');
  // With half a key anybody could sign cookies.
  if (known !== null && !/^[0-9a-f]{64}$/.test(known)) throw new Damage('the key that signs cookies cannot be read');
  if (known !== null) return known;
  const key = randomBytes(32).toString('hex');
  await store.commit([{ put: 'note', name: 'key', text: key }]);
  return key;
}
