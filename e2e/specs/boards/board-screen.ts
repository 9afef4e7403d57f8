import { limits } from '@portal/shared-contracts';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../harness/test.ts';
import type { Lists } from './board-builder.ts';

/** A card by its title. */
export const cardOf = (page: Page, title: string): Locator =>
  page.locator('.board-card', {
    has: page.locator('.board-card-title', { hasText: new RegExp(`^${title}$`) }),
  });

/** A column by its title. */
export const columnOf = (page: Page, title: string): Locator =>
  page.locator('.board-column', {
    has: page.locator('h2', { hasText: new RegExp(`^${title}$`) }),
  });

/** What the page shows, as plain titles. */
export const shownLists = (page: Page): Promise<Lists> =>
  page
    .locator('.board-column')
    .evaluateAll((columns) =>
      Object.fromEntries(
        columns.map((column) => [
          column.querySelector('h2')?.textContent ?? '',
          [...column.querySelectorAll('.board-card-title')].map((title) => title.textContent ?? ''),
        ]),
      ),
    );

/** Lets Undo stand as long as the test needs: on a busy machine its ten seconds pass between two looks at the board. */
const keepUndo = (page: Page): Promise<unknown> =>
  page.addInitScript((offered) => {
    const start = globalThis.setTimeout.bind(globalThis);
    const hour = 3_600_000;
    const startLater = (work: () => void, wait?: number, ...rest: unknown[]) =>
      start(work, wait === offered ? hour : wait, ...rest);
    Object.assign(globalThis, { setTimeout: startLater });
  }, limits.undo);

/** Opens a board and waits for its first column. */
export const openBoard = async (page: Page, boardId: string): Promise<void> => {
  await keepUndo(page);
  await page.goto(`/board/${boardId}`);
  await expect(page.locator('.board-column').first()).toBeVisible();
};

/** Chooses an entry of the menu behind a button. */
export const chooseFromMenu = async (page: Page, button: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
