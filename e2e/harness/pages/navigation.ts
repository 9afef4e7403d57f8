import { expect, type Locator, type Page } from '@playwright/test';

/** As long as an expectation waits: a page that never takes the focus is named, and does not end the whole test. */
const LONGEST = 60_000;

/** Opens an address without loading the document again, as a link of the portal does. */
export const navigateInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // An entry of its own, and a page that begins at its top.
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, path);

/**
 * Waits until the shell stands in the place of the frame that the server drew: before, headings and buttons are
 * there to be seen, and nobody hears of a press, of another tab or of another address.
 */
export const untilShell = (page: Page): Promise<void> =>
  expect(page.locator('#portal-frame')).toHaveCount(0);

/**
 * Waits until a questionnaire that was sent has left the history steps of its sections: it goes back over them just
 * after it has said that it is sent, and a reload that begins before is called off by the browser.
 */
export const untilSectionsLeft = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate((): unknown => history.state?.usr?.steps ?? 0), {
      message: 'the history stands at the first section',
    })
    .toBe(0);

/** The heading of a page whose content is there: the one that stands while it is still to come says so of itself. */
export const contentHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1 }).and(page.locator(':not([data-waiting])'));

// A door is a document of its own: no router listens there, and its links load the next document.
const isDoor = async (page: Page): Promise<boolean> =>
  (await page.locator('#portal-door').count()) > 0;

/**
 * Opens an address: the first of a page, and what comes after a door, with its document, every other one as a
 * link does. It is there when it has taken the focus, as each page does for its heading or its dialog.
 */
export const visit = async (page: Page, path: string): Promise<void> => {
  if (page.url() === 'about:blank' || (await isDoor(page))) {
    await page.goto(path);
    await untilShell(page);
    return;
  }
  await untilShell(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await navigateInApp(page, path);
  await page.waitForFunction(
    () => {
      const { activeElement: focused, body } = document;
      return focused !== body && focused?.hasAttribute('data-waiting') === false;
    },
    undefined,
    { timeout: LONGEST },
  );
};
