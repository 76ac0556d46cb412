/** Work that would keep everybody waiting is done in small pieces, one in a turn of the event loop. */
export interface Turns {
  /** Resolves when the next piece may be done for somebody: those who ask for much take turns with all others. */
  mine(who: string): Promise<void>;
}

export function openTurns(): Turns {
  /** By whom, whoever was served longest ago first. */
  const waiting = new Map<string, (() => void)[]>();
  let planned = false;

  function plan(): void {
    if (planned || waiting.size === 0) return;
    planned = true;
    setImmediate(serve);
  }

  function serve(): void {
    planned = false;
    for (const [who, line] of waiting) {
      const [go] = line.splice(0, 1);
      waiting.delete(who);
      if (line.length > 0) waiting.set(who, line);
      go();
      break;
    }
    plan();
  }

  return {
    mine: (who) =>
      new Promise((resolve) => {
        const line = waiting.get(who);
        if (line === undefined) waiting.set(who, [resolve]);
        else line.push(resolve);
        plan();
      }),
  };
}
