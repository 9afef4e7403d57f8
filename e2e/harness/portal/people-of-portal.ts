import {
  request,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { openApi } from '../people/open-api.ts';
import { signInOverHttp } from '../people/sign-in.ts';
import type { PersonName } from '../people/sites.ts';
import { portalCommandIn } from './command.ts';

/** The people of a portal of a test, in browsers and calls of their own, and who runs it. */
export interface PeopleOfPortal {
  origin: string;
  /** `pnpm portal …` against it. */
  command(...words: string[]): Promise<string>;
  /** A page of a person's own browser; close its context when done. */
  pageOf(browser: Browser, person: PersonName, options?: BrowserContextOptions): Promise<Page>;
  /** The same for whoever has this address. */
  pageOfAddress(browser: Browser, email: string): Promise<Page>;
  apiOf(person: PersonName): Promise<APIRequestContext>;
}

/** Its people, and how they leave. */
export const peopleOf = (port: number, dataDir: string) => {
  const origin = `http://localhost:${port}`;
  const command = (...words: string[]) => portalCommandIn(dataDir, ...words);
  const open: APIRequestContext[] = [];
  const people: PeopleOfPortal = {
    origin,
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
      const api = await openApi(request, person, { origin: () => origin });
      open.push(api);
      return api;
    },
  };
  return { people, leave: () => Promise.all(open.map((api) => api.dispose())) };
};
