/** Runs once what has changed is laid out and drawn: to measure it sooner would hold up the frame that shows it, and so would
 *  the next frame, in which more may have changed by then. Returns how to call it off. */
export function onceDrawn(run: () => void): () => void {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
