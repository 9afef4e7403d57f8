import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  request,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { portalHeader, signInOverHttp } from '../people/sign-in.ts';
import type { PersonName } from '../people/sites.ts';
import { portalCommandIn } from './command.ts';
import { startSeeded } from './seeded-portal.ts';

/** The firm of the demo in a portal that no other test uses: there anybody may be shut out. */
export interface OwnPortal {
  /** A page of a person's own browser; close its context when done. */
  pageOf(browser: Browser, person: PersonName, options?: BrowserContextOptions): Promise<Page>;
  /** The same for whoever has this address. */
  pageOfAddress(browser: Browser, email: string): Promise<Page>;
  apiOf(person: PersonName): Promise<APIRequestContext>;
  /** `pnpm portal …` against it. */
  command(...words: string[]): Promise<string>;
  close(): Promise<void>;
}

/** Starts one. */
export const openOwnPortal = async (): Promise<OwnPortal> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-own-'));
  const portal = await startSeeded(dataDir);
  const origin = `http://localhost:${portal.port}`;
  const open: APIRequestContext[] = [];
  const command = (...words: string[]) => portalCommandIn(dataDir, ...words);
  return {
    command,
    pageOf: async (browser, person, options = {}) => {
      const context = await browser.newContext({ baseURL: origin, ...options });
      const cookies = await signInOverHttp(person, { origin: () => origin });
      await context.addCookies(
        cookies.map((cookie) => ({ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' })),
      );
      return context.newPage();
    },
    pageOfAddress: async (browser, email) => {
      const page = await (await browser.newContext({ baseURL: origin })).newPage();
      const link = (await command('person', 'link', 'northwind', email)).trim();
      await page.goto(link);
      await page.waitForURL((url) => !url.pathname.startsWith('/autologin'));
      return page;
    },
    apiOf: async (person) => {
      const cookies = await signInOverHttp(person, { origin: () => origin });
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const api = await request.newContext({
        baseURL: origin,
        extraHTTPHeaders: { ...portalHeader, cookie },
      });
      open.push(api);
      return api;
    },
    close: async () => {
      await Promise.all(open.map((api) => api.dispose()));
      await portal.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
