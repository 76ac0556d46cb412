/** Whether a part of the pages, script or style sheet, could not be loaded: then the server has been renewed meanwhile. Each
 *  browser says it in words of its own, and the loader of the style sheets in others. */
export const isRenewed = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported|module script|preload CSS/i.test(error.message);
