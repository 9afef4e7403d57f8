import { keepUndo } from '../../harness/pages/keep-undo.ts';
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
