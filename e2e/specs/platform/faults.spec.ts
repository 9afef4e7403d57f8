import type { Page } from '@playwright/test';
import { breakFiles, faults, ranTampered, type Fault } from '../../harness/releases/faults.ts';
import { navigateInApp } from '../../harness/pages/navigation.ts';
import {
  pageFiles,
  type PageFiles,
  type ReleasedRemote,
  releasedRemotes,
} from '../../harness/releases/release-files.ts';
import { expect, signInContext, test } from '../../harness/test.ts';
import { remotePages, type RemotePage, type Screen } from './remote-pages.data.ts';

// In the order in which a page needs them; a style sheet may come with what is exposed.
const kinds = [
  'entry',
  'exposed',
  'style',
  'chunk',
] as const satisfies readonly (keyof PageFiles)[];

const expectHeading = (page: Page, { heading }: Screen): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

/** Another page of the same page load, and back. */
const visitOther = async (page: Page, { other, path }: RemotePage): Promise<void> => {
  await navigateInApp(page, other.path);
  await expectHeading(page, other);
  await navigateInApp(page, path);
};

/** Breaks all groups of files, heals one after the other and asks again each time. */
const failAndRecover = async (
  page: Page,
  remotePage: RemotePage,
  remote: ReleasedRemote,
  groups: readonly (readonly string[])[],
  fault: Fault,
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
    // What hung, or is asked for in rounds after a Retry, may arrive by itself; then there is nothing to press.
    const mayArrive = fault === 'hang' || index > 0;
    const pressed = mayArrive ? retry.click().catch(() => undefined) : retry.click();
    // The message that comes next is that of the next group only when its files were asked for.
    const goesOn = next
      ? expect.poll(next.met).toBeGreaterThan(metBefore)
      : expect(message).toBeHidden();
    await (mayArrive ? Promise.race([pressed, goesOn]) : pressed);
    await goesOn;
  }
  await expect(message).toBeHidden();
  await expectHeading(page, remotePage);
  await visitOther(page, remotePage);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
};

for (const remotePage of remotePages)
  test.describe(remotePage.remote, () => {
    for (const fault of faults)
      test(`PL-15 HS-14 ${remotePage.remote} with ${fault} for entry, exposed chunk, style and page chunk in turn: message, the rest works, heals without reload`, async ({
        browser,
        request,
        baseURL,
      }) => {
        const signedIn = await browser.newContext({ baseURL });
        await signInContext(signedIn, remotePage.person);
        const storageState = await signedIn.storageState();
        await signedIn.close();
        const remote = (await releasedRemotes(request)).find(
          ({ name }) => name === remotePage.remote,
        );
        if (!remote) throw new Error(`${remotePage.remote} is not released`);
        const files = await pageFiles(request, remote, remotePage.page);
        const groups = kinds.map((kind) => files[kind]).filter(({ length }) => length > 0);
        const play = async (broken: typeof groups): Promise<void> => {
          // A browser of its own: what is in memory would hide the fault.
          const context = await browser.newContext({ baseURL, storageState });
          await failAndRecover(await context.newPage(), remotePage, remote, broken, fault);
          await context.close();
        };
        // A fault that is only waited for is waited for by all groups at once.
        if (fault === 'hang') await Promise.all(groups.map((group) => play([group])));
        else await play(groups);
      });
  });
