import { expect, test } from 'vitest';
import { openDoorstep } from '../src/matches/doorstep.ts';
import { openTurns } from '../src/matches/turns.ts';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const always = (): boolean => true;

/** Somebody whose coming takes until they are let go. */
function visitor(said: string[], name: string) {
  let letGo = (): void => {};
  const come = async (): Promise<string> => {
    said.push(name);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return name;
  };
  return { come, letGo: () => letGo() };
}

test('of those who come at once from one address sixteen do so at a time, in their order; others do not wait for them', async () => {
  const doorstep = openDoorstep(openTurns());
  const said: string[] = [];
  const names = Array.from({ length: 18 }, (_, i) => `visitor ${i}`);
  const crowd = names.map((name) => visitor(said, name));
  const came = crowd.map(({ come }) => doorstep.cross('crowd', always, come));
  const other = doorstep.cross('elsewhere', always, async () => said.push('other'));
  await other;
  await soon();
  expect(said.filter((name) => name !== 'other')).toEqual(names.slice(0, 16));
  crowd[2].letGo();
  expect(await came[2]).toBe(names[2]);
  await soon();
  expect(said.at(-1)).toBe(names[16]);
  crowd[0].letGo();
  await soon();
  expect(said.at(-1)).toBe(names[17]);
});

test('at most one of all who come does so in a turn of the event loop', async () => {
  const doorstep = openDoorstep(openTurns());
  let loops = 0;
  const at: number[] = [];
  const spin = (): void => {
    loops++;
    if (at.length < 8) setImmediate(spin);
  };
  setImmediate(spin);
  await Promise.all(
    Array.from({ length: 8 }, (_, i) => doorstep.cross(`address ${i % 2}`, always, async () => void at.push(loops))),
  );
  expect(new Set(at).size).toBe(8);
});

test('whoever has gone meanwhile, or cannot come in, gives their place to the next', async () => {
  const doorstep = openDoorstep(openTurns());
  const said: string[] = [];
  const crowd = Array.from({ length: 16 }, (_, i) => visitor(said, `${i}`));
  for (const { come } of crowd) void doorstep.cross('crowd', always, come).catch(() => {});
  const gone = doorstep.cross(
    'crowd',
    () => false,
    async () => said.push('gone'),
  );
  const failing = doorstep.cross('crowd', always, () => Promise.reject(new Error('no')));
  failing.catch(() => {});
  const last = doorstep.cross('crowd', always, async () => said.push('last'));
  await soon();
  crowd[0].letGo();
  expect(await gone).toMatchObject({ code: 'unavailable' });
  await expect(failing).rejects.toThrow('no');
  await last;
  expect(said).toEqual([...crowd.map((_, i) => String(i)), 'last']);
});
