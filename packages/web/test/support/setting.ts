import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { openServer, type TestServer } from './server.ts';

/** A server and a browser for the tests of one file. */
export function setting(env: { readonly [name: string]: string } = {}): {
  readonly server: TestServer;
  readonly browser: Browser;
} {
  let opened: { server: TestServer; browser: Browser } | null = null;
  // The first run on a machine may have to build, and to install Chromium.
  beforeAll(async () => {
    const [server, browser] = await Promise.all([openServer(env), openBrowser()]);
    opened = { server, browser };
  }, 300_000);
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.server.close();
  });
  const there = (): { server: TestServer; browser: Browser } => {
    if (opened === null) throw new Error('the server opens before the first test');
    return opened;
  };
  return {
    get server() {
      return there().server;
    },
    get browser() {
      return there().browser;
    },
  };
}
