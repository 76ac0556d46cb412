/** What this tab was loaded for last because the server spoke another protocol. */
const KEY = 'insula.renewed';

/** Loads the page anew where the server has been renewed meanwhile: once, else a server that stays behind its own pages
 *  would be asked for ever. Returns whether it does. */
export function renewOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Without a place to remember it, it could not be told from the second time.
    return false;
  }
  window.location.reload();
  return true;
}

/** All is well: the next time the server is renewed is a first time again. */
export function renewed(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
