import {
  test as base,
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { openApi } from './people/open-api.ts';
import { portalHeader, signInOverHttp } from './people/sign-in.ts';
import { sites, type PersonName, type Site } from './people/sites.ts';

/** Signs a browser context in; its pages then hold the session cookie. */
export const signInContext = async (
  context: BrowserContext,
  person: PersonName,
  site: Site = sites.northwind,
): Promise<void> => {
  const cookies = await signInOverHttp(person, site);
  await context.addCookies(
    cookies.map((cookie) => ({
      ...cookie,
      url: site.origin(),
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  );
};

/** A page of a person's own browser; close its context when done. */
export const pageOf = async (
  browser: Browser,
  person: PersonName,
  site: Site = sites.northwind,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: site.origin(), ...options });
  await signInContext(context, person, site);
  return context.newPage();
};

/** Errors that a page wrote to the console or threw, collected from now on. */
export const collectErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A page that is left while its live line opens cuts it.
    const isLeft = message.text().includes('WebSocket is closed before the connection');
    if (message.type() === 'error' && !isLeft) errors.push(message.text());
  });
  return errors;
};

/** What each test of the portal may ask for. */
export interface Fixtures {
  /** Site of the test; override with `test.use({ site: sites.acme })`. */
  site: Site;
  /** Who is signed in; `null` for nobody. */
  person: PersonName | null;
  /** Whether the test itself tries what Trusted Types forbid; every other one fails where a page does. */
  triesForbidden: boolean;
  /** A request context of a signed-in person, for playing the other side through the API. */
  apiOf: (person: PersonName, site?: Site) => Promise<APIRequestContext>;
}

/** Playwright's test with the portal's sites and people. */
export const test = base.extend<Fixtures>({
  site: [sites.northwind, { option: true }],
  person: [null, { option: true }],
  triesForbidden: [false, { option: true }],
  baseURL: async ({ site }, use) => use(site.origin()),
  context: async ({ context, person, site, triesForbidden }, use) => {
    if (person) await signInContext(context, person, site);
    const forbidden: string[] = [];
    context.on('request', (request) => {
      const report = request.url().endsWith('/api/csp-reports') ? (request.postData() ?? '') : '';
      // A report repeats the whole policy; what counts is the directive that was broken.
      if (/"effective-directive":"[a-z-]*trusted-types/.test(report)) forbidden.push(report);
    });
    await use(context);
    if (!triesForbidden) expect(forbidden, 'what the pages did with untrusted text').toEqual([]);
  },
  apiOf: async ({ playwright }, use) => {
    const open: APIRequestContext[] = [];
    await use(async (person, site = sites.northwind) => {
      const api = await openApi(playwright.request, person, site);
      open.push(api);
      return api;
    });
    await Promise.all(open.map((api) => api.dispose()));
  },
});

export { expect, portalHeader };
