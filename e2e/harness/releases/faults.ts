import type { Page, Request, Route } from '@playwright/test';

/** The ways in which a file can fail to be what was built. */
export const faults = ['503', '404', 'hang', 'html', 'json', 'throws', 'flipped'] as const;

/** Two more for the bench: the end of the file is missing, and the line breaks. */
export const rarerFaults = ['cut', 'aborted'] as const;

/** One way to fail. */
export type Fault = (typeof faults | typeof rarerFaults)[number];

const bodies = {
  html: '<!doctype html><title>Sorry</title>',
  json: '{}',
  throws: 'throw new Error("broken on purpose");',
} as const;

// What runs although its bytes were changed would leave this mark.
const MARK = ';globalThis.ranTampered = true;';

const answer = async (route: Route, fault: Fault): Promise<void> => {
  if (fault === 'hang') return;
  if (fault === '503' || fault === '404') return route.fulfill({ status: Number(fault), body: '' });
  if (fault === 'aborted') return route.abort('connectionreset');
  if (fault !== 'flipped' && fault !== 'cut')
    return route.fulfill({ status: 200, body: bodies[fault], contentType: contentType(route) });
  const reply = await route.fetch();
  const isCode = route.request().url().split('?')[0]?.endsWith('.js') ?? false;
  const text = await reply.text();
  const body = fault === 'cut' ? text.slice(0, -1) : `${text}${isCode ? MARK : ' '}`;
  // The reply was compressed; what is handed on is not.
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = reply.headers();
  return route.fulfill({ status: 200, headers, body });
};

const contentType = (route: Route): string =>
  route.request().url().includes('.css') ? 'text/css' : 'text/javascript';

/** A fault that goes on until it is healed. */
export interface RunningFault {
  /** How many requests have met it and come to their end: one under way may still be joined by whoever asks again. */
  met: () => number;
  heal: () => Promise<void>;
}

/** Breaks files of a remote for this page. */
export const breakFiles = async (
  page: Page,
  base: string,
  files: readonly string[],
  fault: Fault,
): Promise<RunningFault> => {
  const isBroken = (url: URL): boolean => files.some((file) => url.pathname === `${base}${file}`);
  let isHealed = false;
  let met = 0;
  const count = (request: Request): void => {
    if (isBroken(new URL(request.url()))) met += 1;
  };
  const handler = async (route: Route): Promise<void> => {
    try {
      await answer(route, fault);
    } catch (error) {
      // A request that was under way when the fault ended belongs to nobody any more.
      if (!isHealed) throw error;
    }
  };
  page.on('requestfinished', count).on('requestfailed', count);
  await page.route(isBroken, handler);
  return {
    met: () => met,
    heal: () => {
      isHealed = true;
      page.off('requestfinished', count).off('requestfailed', count);
      return page.unroute(isBroken, handler);
    },
  };
};

/** Whether code with changed bytes ran on the page. */
export const ranTampered = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'ranTampered' in globalThis);
