/** Runs once what has changed is laid out and drawn: to measure it sooner would hold up the frame that shows it. Returns how
 *  to call it off. */
export function onceDrawn(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}
