import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { portalCommand } from '../portal/command.ts';

/** A page of the firm's own, on another host and port than the portal, that shows it in a frame. */
export interface FirmPage {
  readonly origin: string;
  /** Opens the firm's page with this address in its frame. */
  show: (page: Page, address: string) => Promise<FrameLocator>;
  close: () => Promise<void>;
}

const htmlOf = (address: string): string => `<!doctype html>
  <html lang="en"><title>A firm's own page</title>
  <script>
    globalThis.heard = [];
    addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));
  </script>
  <iframe title="Review" allow="local-network-access" src="${address}" width="1000" height="1200"></iframe>
  </html>`;

// Each worker has a port of its own, and the site lists them all: no test takes another's from the list.
const PORTS = Array.from({ length: 12 }, (_, worker) => 47_610 + worker);
const originAt = (port: number): string => `http://127.0.0.1:${port}`;

/** The worker's own port, or the next one where a stranger has it. */
const listenOnOne = async (server: Server, worker: number): Promise<number> => {
  for (const at of PORTS.keys()) {
    const port = PORTS[(worker + at) % PORTS.length] ?? 0;
    const isTaken = once(server, 'error').then(() => true);
    server.listen(port, '127.0.0.1');
    if (!(await Promise.race([isTaken, once(server, 'listening').then(() => false)]))) return port;
  }
  throw new Error('None of the ports of the firm is free');
};

/** Serves such a page from this machine; a browser counts 127.0.0.1 and localhost as two sites. */
export const openFirmPage = async (worker: number): Promise<FirmPage> => {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    response.setHeader('content-type', 'text/html');
    response.end(htmlOf((searchParams.get('shows') ?? '').replaceAll('"', '')));
  });
  const origin = originAt(await listenOnOne(server, worker));
  return {
    origin,
    show: async (page, address) => {
      await page.goto(`${origin}/career?shows=${encodeURIComponent(address)}`);
      return page.frameLocator('iframe');
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Lets these pages of the firm show the site and hear it, beside the one of the demo data. */
export const allowFirmPages = (site: string): Promise<string> =>
  portalCommand(
    'site',
    'set',
    site,
    'allowedWidgetParents',
    JSON.stringify(['https://northwind.example', ...PORTS.map(originAt)]),
  );

/** What the firm's page has heard so far. */
export const heardBy = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
