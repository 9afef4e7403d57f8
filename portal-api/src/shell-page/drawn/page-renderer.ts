import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@portal/shared-contracts/doors';
import type { Log } from '../../kernel/log.ts';

const RENDERER = 'server.mjs';

/** Gives the renderer of the shell's build; nothing where the shell brings none or it cannot be loaded. */
export type ReadRenderer = () => Promise<PageRenderer | undefined>;

/** Loads the renderer that lies beside the shell's files, and again after a new build. */
export const pageRendererReader = (folder: string, log: Pick<Log, 'error'>): ReadRenderer => {
  let known: { at: number; renderer: Promise<PageRenderer | undefined> } | undefined;
  return async () => {
    const file = path.join(folder, RENDERER);
    const at = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (at === undefined) return undefined;
    if (known?.at !== at) {
      const loading = import(`${pathToFileURL(file).href}?at=${at}`) as Promise<PageRenderer>;
      const renderer = loading.catch((error: unknown) => {
        log.error({ err: error }, 'pages are drawn by the browser: their renderer was not loaded');
        return undefined;
      });
      known = { at, renderer };
    }
    return known.renderer;
  };
};
