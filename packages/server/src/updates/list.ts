/** What `map` makes, but JSON is made of it twice as fast: an array that once had holes is looked through element by
 *  element, and `map` makes one of those as soon as it is compiled. */
export function listOf<T, U>(things: readonly T[], of: (thing: T, i: number) => U): U[] {
  const list: U[] = [];
  for (let i = 0; i < things.length; i++) list.push(of(things[i], i));
  return list;
}
