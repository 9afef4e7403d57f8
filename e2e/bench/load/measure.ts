import type { Browser, BrowserContext } from 'playwright';
import { DEMO_PASSWORD, people } from '../../harness/people/sites.ts';
import { trackNetwork } from '../../harness/pages/network.ts';
import { portalHeader } from '../../harness/test.ts';
import { shiftsOf, watchShifts } from '../../harness/shifts.ts';
import { momentsOf, watchMoments, type Moments } from './moments.ts';
import { longestChain, watchNetwork, type Network } from './network.ts';

/** What one load of one page cost. */
export interface LoadFigures extends Moments {
  readonly kilobytes: number;
  /** How much moved on the page by itself, as Chromium counts it. */
  readonly shift: number;
  readonly requests: number;
  /** Files of code that had to wait for another one. */
  readonly rounds: number;
  /** Shared libraries that arrived more than once. */
  readonly doubled: number;
  /** What each file cost, by its path. */
  readonly files: ReadonlyMap<string, number>;
}

/** A figure that is one number. */
export type FigureName = Exclude<keyof LoadFigures, 'files'>;

interface LoadOptions {
  readonly origin: string;
  /** As fast as this machine where it is missing. */
  readonly network?: Network;
  readonly path: string;
  readonly person: 'customer' | null;
}

const sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

const openContext = async (
  browser: Browser,
  origin: string,
  person: 'customer' | null,
): Promise<BrowserContext> => {
  if (!person) return browser.newContext();
  const known = sessions.get(origin);
  if (known) return browser.newContext({ storageState: known });
  const context = await browser.newContext();
  await context.request.post(`${origin}/api/auth/login`, {
    headers: portalHeader,
    data: { email: people[person], password: DEMO_PASSWORD },
  });
  sessions.set(origin, await context.storageState());
  return context;
};

const fingerprints = [
  'Minified React error #',
  'No QueryClient set, use QueryClientProvider',
  'useNavigate() may be used only in the context of a <Router>',
];

/** Loads one page in a browser of its own, with an empty cache. */
export const measureLoad = async (browser: Browser, options: LoadOptions): Promise<LoadFigures> => {
  const context = await openContext(browser, options.origin, options.person);
  const page = await context.newPage();
  const transfers = await watchNetwork(page, options.network);
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) bodies.push(response.text().catch(() => ''));
  });
  const untilNetworkIdle = trackNetwork(page);
  await page.addInitScript(watchMoments);
  await watchShifts(page);
  await page.goto(`${options.origin}${options.path}`, { waitUntil: 'commit' });
  const moments = await momentsOf(page, untilNetworkIdle);
  const shift = await shiftsOf(page);
  const texts = await Promise.all(bodies);
  await context.close();
  const all = [...transfers.values()];
  return {
    ...moments,
    shift,
    kilobytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    requests: all.length,
    rounds: longestChain(all),
    doubled: fingerprints.filter((print) => texts.filter((text) => text.includes(print)).length > 1)
      .length,
    files: new Map(all.map(({ url, bytes }) => [new URL(url).pathname, bytes / 1000])),
  };
};

/** Loads a page twice in one browser; the kilobytes of code and styles that came again. */
export const measureRepeat = async (browser: Browser, options: LoadOptions): Promise<number> => {
  const context = await openContext(browser, options.origin, options.person);
  const visit = async (): Promise<number> => {
    const page = await context.newPage();
    const transfers = await watchNetwork(page, options.network);
    const untilNetworkIdle = trackNetwork(page);
    await page.addInitScript(watchMoments);
    await page.goto(`${options.origin}${options.path}`, { waitUntil: 'commit' });
    await momentsOf(page, untilNetworkIdle);
    await page.close();
    const code = [...transfers.values()].filter(({ url }) => /\.(js|css)(\?|$)/.test(url));
    return code.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  };
  await visit();
  const again = await visit();
  await context.close();
  return again;
};

/** Goes from the dashboard to a page of a remote that this browser has not seen. */
export const measureRoute = async (
  browser: Browser,
  options: { readonly origin: string; readonly network: Network; readonly link: string },
): Promise<number> => {
  const context = await openContext(browser, options.origin, 'customer');
  const page = await context.newPage();
  await watchNetwork(page, options.network);
  const untilNetworkIdle = trackNetwork(page);
  await page.goto(`${options.origin}/dashboard`);
  await page.locator('main h1').first().waitFor();
  await untilNetworkIdle();
  const link = page.locator(`a[href="${options.link}"]`).first();
  await link.waitFor();
  await link.hover();
  // As long as a hand takes from pointing to pressing.
  await page.waitForTimeout(300);
  const before = await page.locator('main h1').first().textContent();
  const time = await page.evaluate(
    ({ href, heading }) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = (): void => {
          const now = document.querySelector('main h1')?.textContent;
          if (now && now !== heading) {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - started));
          }
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
      }),
    { href: options.link, heading: before },
  );
  await context.close();
  return time;
};
