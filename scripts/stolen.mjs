// How much of the time that programs here wanted went to other guests of the machine this one runs on. A figure taken
// meanwhile tells as much of them as of us, and no load average shows it.
import { readFileSync } from 'node:fs';

/** What all cores have worked and what was kept from them until now, in ticks; null: nothing on this system says so. */
export function ticks(stat = read()) {
  const line = /^cpu +(.+)$/m.exec(stat);
  if (line === null) return null;
  const [user, nice, system, , , irq, softirq, steal] = line[1].split(' ').map(Number);
  return { worked: user + nice + system + irq + softirq, kept: steal };
}

/** Per cent of what was wanted between two moments. */
export function stolen(from, to) {
  if (from === null || to === null) return null;
  const kept = to.kept - from.kept;
  const wanted = to.worked - from.worked + kept;
  return wanted === 0 ? 0 : Math.round((100 * kept) / wanted);
}

function read() {
  try {
    return readFileSync('/proc/stat', 'utf8');
  } catch {
    return '';
  }
}
