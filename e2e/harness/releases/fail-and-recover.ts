import type { Locator, Page } from '@playwright/test';
import { navigateInApp } from '../pages/navigation.ts';
import { expect } from '../test.ts';
import { breakFiles, ranTampered, type Fault } from './faults.ts';
import type { ReleasedRemote } from './release-files.ts';
import type { RemotePage, Screen } from './remote-pages.data.ts';

const expectHeading = (page: Page, { heading }: Screen): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

/** Another page of the same page load, and back. */
const visitOther = async (page: Page, { other, path }: RemotePage): Promise<void> => {
  await navigateInApp(page, other.path);
  await expectHeading(page, other);
  await navigateInApp(page, path);
};

// What is asked for side by side fails in any order, and what hung may arrive by itself: whoever sees the message presses.
const pressUntil = (retry: Locator, isReached: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      if (await isReached()) return true;
      // It goes when what was under way arrives.
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined);
      return isReached();
    })
    .toBe(true);

interface Breakage {
  remote: ReleasedRemote;
  groups: readonly (readonly string[])[];
  fault: Fault;
}

/** Breaks all groups of files, heals one after the other and asks again each time. */
export const failAndRecover = async (
  page: Page,
  remotePage: RemotePage,
  { remote, groups, fault }: Breakage,
): Promise<void> => {
  const message = page.getByText(`${remote.title} could not be loaded.`);
  const retry = page.getByRole('alert').getByRole('button');
  const running = await Promise.all(
    groups.map((files) => breakFiles(page, remote.base, files, fault)),
  );
  await page.goto(remotePage.path, { waitUntil: 'commit' });
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await expect(message).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  for (const [index, broken] of running.entries()) {
    await expect(message).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await ranTampered(page)).toBe(false);
    // Whoever comes back to what hangs would wait for it once more.
    if (index === 0 && fault !== 'hang') {
      await visitOther(page, remotePage);
      await expect(message).toBeVisible();
    }
    const next = running[index + 1];
    const metBefore = next?.met() ?? 0;
    await broken.heal();
    const goesOn = next ? () => Promise.resolve(next.met() > metBefore) : () => message.isHidden();
    if (index === 0 && fault !== 'hang') {
      // Nothing else is under way: one press is enough.
      await retry.click();
      await expect.poll(goesOn).toBe(true);
    } else await pressUntil(retry, goesOn);
  }
  await expect(message).toBeHidden();
  await expectHeading(page, remotePage);
  await visitOther(page, remotePage);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
};
