import { limits } from '@portal/shared-contracts';
import type { Page } from '@playwright/test';

/** Lets Undo stand as long as the test needs: on a busy machine its ten seconds pass between two looks at the page. */
export const keepUndo = (page: Page): Promise<unknown> =>
  page.addInitScript((offered) => {
    const start = globalThis.setTimeout.bind(globalThis);
    const hour = 3_600_000;
    const startLater = (work: () => void, wait?: number, ...rest: unknown[]) =>
      start(work, wait === offered ? hour : wait, ...rest);
    Object.assign(globalThis, { setTimeout: startLater });
  }, limits.undo);
