import type { CDPSession, Page } from 'playwright';

/** A network as the browser is made to see it. */
export interface Network {
  readonly name: string;
  readonly latency: number;
  readonly kilobits: number;
  /** How many times slower than this machine the processor is. */
  readonly slower?: number;
}

/** One file that a page asked for. */
export interface Transfer {
  readonly url: string;
  readonly isCode: boolean;
  readonly start: number;
  end: number;
  bytes: number;
}

/** Rounds of files of code: each waits for every file that was complete when it was asked for. */
export const longestChain = (transfers: readonly Transfer[]): number => {
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

/** Slows a page down to this network and writes down what it asks for. */
export const watchNetwork = async (
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
