import type { CompareReply, CompareRequest } from './compare.messages.ts';
import type { Change } from './word-changes.ts';

// Two long texts without a common word still end in time; after this the previews are shown instead.
const PATIENCE = 10_000;

/** Compares two texts away from the page's own thread, so that nothing freezes. */
export const compareTexts = (request: CompareRequest): Promise<Change[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compare.worker.ts', import.meta.url));
    const timer = setTimeout(() => finish(() => reject(new Error('too slow'))), PATIENCE);
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<CompareReply>) =>
      finish(() => (data.ok ? resolve(data.changes) : reject(new Error(data.reason)))),
    );
    worker.addEventListener('error', () => finish(() => reject(new Error('worker failed'))));
    worker.postMessage(request);
  });
