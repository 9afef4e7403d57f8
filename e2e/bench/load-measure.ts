import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { DEMO_PASSWORD, people } from '../harness/people/sites.ts';
import { trackNetwork } from '../harness/pages/network.ts';
import { portalHeader } from '../harness/test.ts';
import { momentsOf, watchMoments, type Moments } from './load-moments.ts';

/** A network as the browser is made to see it. */
export interface Network {
  readonly name: string;
  readonly latency: number;
  readonly kilobits: number;
  /** How many times slower than this machine the processor is. */
  readonly slower?: number;
}

/** What one load of one page cost. */
export interface LoadFigures extends Moments {
  readonly kilobytes: number;
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

interface Transfer {
  readonly url: string;
  readonly isCode: boolean;
  readonly start: number;
  end: number;
  bytes: number;
}

// A file waits for every file that was complete when it was asked for.
const longestChain = (transfers: readonly Transfer[]): number => {
  const sorted = transfers.filter(({ isCode }) => isCode).toSorted((a, b) => a.start - b.start);
  const depths = new Map<Transfer, number>();
  for (const transfer of sorted) {
    const before = sorted.filter(
      (other) => other !== transfer && other.end > 0 && other.end <= transfer.start,
    );
    depths.set(transfer, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 0)));
  }
  return Math.max(0, ...depths.values());
};

const slowDown = (session: CDPSession, network: Network): Promise<unknown> =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: (network.kilobits * 1000) / 8,
    uploadThroughput: (network.kilobits * 1000) / 8,
  });

const watchNetwork = async (
  page: Page,
  network: Network | undefined,
): Promise<Map<string, Transfer>> => {
  const transfers = new Map<string, Transfer>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network) await slowDown(session, network);
  if (network?.slower)
    await session.send('Emulation.setCPUThrottlingRate', { rate: network.slower });
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    const isCode = type === 'Document' || /\.(js|css)(\?|$)/.test(request.url);
    transfers.set(requestId, { url: request.url, isCode, start: timestamp, end: 0, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    transfer.end = timestamp;
    transfer.bytes = encodedDataLength;
  });
  return transfers;
};

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
  await page.goto(`${options.origin}${options.path}`, { waitUntil: 'commit' });
  const moments = await momentsOf(page, untilNetworkIdle);
  const texts = await Promise.all(bodies);
  await context.close();
  const all = [...transfers.values()];
  return {
    ...moments,
    kilobytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    requests: all.length,
    rounds: longestChain(all),
    doubled: fingerprints.filter((print) => texts.filter((text) => text.includes(print)).length > 1)
      .length,
    files: new Map(all.map(({ url, bytes }) => [new URL(url).pathname, bytes / 1000])),
  };
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
