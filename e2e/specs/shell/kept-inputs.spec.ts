import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, people, sites } from '../../harness/people/sites.ts';
import { expect, pageOf, portalHeader, test } from '../../harness/test.ts';
import { keptInputs, type KeptInput } from '../../harness/pages/kept-inputs.ts';

/**
 * Makes the code of one remote throw wherever it asks for a text, from the next key or click until
 * the result is called; earlier, a page that draws itself again would be gone before anybody types.
 */
const breakRemote = async (page: Page, remote: string): Promise<() => Promise<void>> => {
  await page.evaluate((name) => {
    const real = Array.isArray;
    let isTouched = false;
    for (const touch of ['input', 'click'])
      window.addEventListener(touch, () => (isTouched = true), { capture: true, once: true });
    Error.stackTraceLimit = 100;
    const broken = (value: unknown): boolean => {
      if (isTouched && new Error('look').stack?.includes(`/${name}/`))
        throw new Error('broken on purpose');
      return real(value);
    };
    Object.assign(Array, { isArray: broken, realIsArray: real });
  }, remote);
  return () =>
    page.evaluate(() => {
      Array.isArray = (Array as unknown as { realIsArray: typeof Array.isArray }).realIsArray;
    });
};

const retryOf = (page: Page) => page.getByRole('button', { name: 'Retry' });

const crash = async (page: Page, input: KeptInput): Promise<void> => {
  const heal = await breakRemote(page, input.remote);
  // Drawing again is what fails, so this turn may be lost; nothing before it may.
  await input.type(page, 3);
  await expect(retryOf(page).first()).toBeVisible();
  await heal();
  await retryOf(page).first().click();
};

/** The server ends the session behind the back of the page. */
const endSession = (page: Page): Promise<unknown> =>
  page.evaluate(async (headers) => {
    const reply = await fetch('/api/auth/logout', { headers });
    if (!reply.ok) throw new Error(`Signing out was answered with ${reply.status}`);
  }, portalHeader);

for (const input of keptInputs) {
  test(`PL-23 HS-66 SC-32 ${input.name}: nothing typed is lost offline, by a reload, a crash or the end of the session`, async ({
    browser,
  }) => {
    const site = sites[input.site];
    const page = await pageOf(browser, input.person, site);
    const context = page.context();
    await page.goto(input.path);
    await input.open?.(page);

    await test.step('without a network, and after a reload', async () => {
      await input.type(page, 0);
      await context.setOffline(true);
      await input.type(page, 1);
      await input.expectKept(page, 1);
      await context.setOffline(false);
      await page.reload();
      await input.open?.(page);
      await input.expectKept(page, 1);
    });

    if (input.remote !== 'shell')
      await test.step('after its remote crashed', async () => {
        await input.type(page, 2);
        await input.expectKept(page, 2);
        await crash(page, input);
        await input.open?.(page);
        await input.expectKept(page, 2, 3);
      });

    await test.step('after the session ended while it was typed', async () => {
      await input.type(page, 4);
      await endSession(page);
      await expect(page).toHaveURL(/\/login\?from=/);
      await page.getByLabel('Email').fill(people[input.person]);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(new URL(input.path, site.origin()).href);
      await input.open?.(page);
      await input.expectKept(page, 4);
    });
    await context.close();
  });
}
