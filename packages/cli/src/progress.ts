import { SingleBar } from 'cli-progress';

/** A bar with the time left, where somebody looks. */
export function progressBar(things: string, total: number): SingleBar {
  const bar = new SingleBar({
    format: `{bar} {percentage} % | {value} of {total} ${things} | {eta_formatted} left`,
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
    hideCursor: true,
  });
  if (process.stderr.isTTY) bar.start(total, 0);
  return bar;
}
