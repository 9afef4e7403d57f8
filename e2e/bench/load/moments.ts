import type { Page } from 'playwright';

/** The three moments of a page, in milliseconds after it was asked for. */
export interface Moments {
  /** Its first heading is painted, whoever drew it. */
  readonly heading: number;
  /** Its program has taken that heading over: from here on the page answers. */
  readonly working: number;
  /** What it reads is there, and nothing of it is waited for any more. */
  readonly data: number;
}

interface Watched {
  moments?: { heading?: number; working?: number; data?: number | undefined };
}

/** Looks once a frame, inside of the page. A heading from the server alone proves nothing, so each moment is its own. */
export const watchMoments = (): void => {
  const seen: NonNullable<Watched['moments']> = {};
  (globalThis as Watched).moments = seen;
  const look = (): void => {
    requestAnimationFrame(look);
    const heading = document.querySelector('main h1, #root h1');
    if (!heading) return;
    const now = performance.now();
    seen.heading ??= now;
    // What React has made or taken over carries its props.
    if (!Object.keys(heading).some((key) => key.startsWith('__reactProps$'))) return;
    seen.working ??= now;
    if (document.querySelector('#root [aria-busy="true"]')) seen.data = undefined;
    else seen.data ??= now;
  };
  requestAnimationFrame(look);
};

/** The moments of a page that has come to rest. */
export const momentsOf = async (
  page: Page,
  untilRest: () => Promise<unknown>,
): Promise<Moments> => {
  const isThere = (): boolean => (globalThis as Watched).moments?.data !== undefined;
  await page.waitForFunction(isThere, undefined, { timeout: 60_000 });
  await untilRest();
  await page.waitForFunction(isThere, undefined, { timeout: 60_000 });
  return page.evaluate(() => (globalThis as unknown as { moments: Moments }).moments);
};
