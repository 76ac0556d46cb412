/** The longest task of a page's main thread while something is done, in milliseconds, by the browser's own trace: what a
 *  page is told of long tasks leaves out all below 50 ms. */
export async function longestTask(wire, act) {
  const traced = [];
  const collect = ({ value }) => traced.push(...value);
  wire.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline'] };
  await wire.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  const whole = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve));
  await wire.send('Tracing.end');
  await whole;
  wire.off('Tracing.dataCollected', collect);
  // The thread that runs the page's frames is the one that runs its scripts.
  const frame = traced.find(({ name }) => name === 'FireAnimationFrame');
  if (frame === undefined) throw new Error('nothing moved while the longest task was looked for');
  const tasks = traced.filter(({ pid, tid, name }) => pid === frame.pid && tid === frame.tid && name.endsWith('RunTask'));
  return Math.round(Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000);
}
