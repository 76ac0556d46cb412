/** Something from outOfTurn that makes no sense: a flag, a file, an option. The message is one sentence that says what was
 *  wrong and what would be right, fit to be shown as it is. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
