import type { Page } from '@playwright/test';
import { breakFiles, faults, ranTampered, type Fault } from '../../harness/faults.ts';
import { goWithin } from '../../harness/go-within.ts';
import { watchQuiet } from '../../harness/quiet.ts';
import {
  pageFiles,
  type PageFiles,
  type ReleasedRemote,
  releasedRemotes,
} from '../../harness/release-files.ts';
import type { PersonName } from '../../harness/sites.ts';
import { expect, signInContext, test } from '../../harness/test.ts';

interface Screen {
  path: string;
  heading: string | RegExp;
}

interface Place extends Screen {
  remote: string;
  /** The page in the manifest of its remote. */
  page: string;
  person: PersonName;
  /** A page of another remote that goes on working. */
  other: Screen;
}

const dashboard: Screen = { path: '/dashboard', heading: 'Dashboard' };
const jobs: Screen = { path: '/jobs', heading: 'Jobs' };
const ordersList: Screen = { path: '/orders/list', heading: 'Orders' };

/** One page of each remote, with somebody who may open it. */
const places: readonly Place[] = [
  {
    remote: 'mfe-orders',
    page: 'customerDashboard',
    ...dashboard,
    person: 'customer',
    other: jobs,
  },
  {
    remote: 'mfe-boards-jobs',
    page: 'jobs',
    ...jobs,
    person: 'customer',
    other: dashboard,
  },
  {
    remote: 'mfe-checkout-review',
    page: 'invoices',
    path: '/invoices',
    heading: 'Invoices',
    person: 'customer',
    other: dashboard,
  },
  {
    remote: 'mfe-documents',
    page: 'final-document',
    path: '/orders/final-document/northwind-professional-resume/northwind-order-completed',
    heading: /final document/i,
    person: 'customer',
    other: dashboard,
  },
  {
    remote: 'mfe-questionnaires',
    page: 'template-list',
    path: '/questionnaire-template/list',
    heading: 'List of Follow Up Questions Templates',
    person: 'writer',
    other: ordersList,
  },
  {
    remote: 'mfe-chat',
    page: 'adminChat',
    path: '/chat',
    heading: 'Chat with Admin',
    person: 'writer',
    other: ordersList,
  },
];

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
const visitOther = async (page: Page, { other, path }: Place): Promise<void> => {
  await goWithin(page, other.path);
  await expectHeading(page, other);
  await goWithin(page, path);
};

/** Breaks all groups of files, heals one after the other and asks again each time. */
const failAndRecover = async (
  page: Page,
  place: Place,
  remote: ReleasedRemote,
  groups: readonly (readonly string[])[],
  fault: Fault,
): Promise<void> => {
  const message = page.getByText(`${remote.title} could not be loaded.`);
  const retry = page.getByRole('alert').getByRole('button');
  const running = await Promise.all(
    groups.map((files) => breakFiles(page, remote.base, files, fault)),
  );
  await page.goto(place.path, { waitUntil: 'commit' });
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await expect(message).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  for (const [index, broken] of running.entries()) {
    await expect(message).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await ranTampered(page)).toBe(false);
    // Whoever comes back to what hangs would wait for it once more.
    if (index === 0 && fault !== 'hang') {
      await visitOther(page, place);
      await expect(message).toBeVisible();
    }
    const next = running[index + 1];
    const metBefore = next?.met() ?? 0;
    await broken.heal();
    // What hung, or is asked for in rounds after a Retry, may arrive by itself; then there is nothing to press.
    const mayArrive = fault === 'hang' || index > 0;
    if (mayArrive) await retry.click({ timeout: 2_000 }).catch(() => undefined);
    else await retry.click();
    // The message that comes next is that of the next group only when its files were asked for.
    if (next) await expect.poll(next.met).toBeGreaterThan(metBefore);
  }
  await expect(message).toBeHidden();
  await expectHeading(page, place);
  await visitOther(page, place);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
};

for (const place of places)
  test.describe(place.remote, () => {
    for (const fault of faults)
      test(`PL-15 HS-14 ${place.remote} with ${fault} for entry, exposed chunk, style and page chunk in turn: message, the rest works, heals without reload`, async ({
        browser,
        request,
        baseURL,
      }) => {
        test.slow();
        const signedIn = await browser.newContext({ baseURL });
        await signInContext(signedIn, place.person);
        const storageState = await signedIn.storageState();
        await signedIn.close();
        const remote = (await releasedRemotes(request)).find(({ name }) => name === place.remote);
        if (!remote) throw new Error(`${place.remote} is not released`);
        const files = await pageFiles(request, remote, place.page);
        const groups = kinds.map((kind) => files[kind]).filter(({ length }) => length > 0);
        const play = async (broken: typeof groups): Promise<void> => {
          // A browser of its own: what is in memory would hide the fault.
          const context = await browser.newContext({ baseURL, storageState });
          await failAndRecover(await context.newPage(), place, remote, broken, fault);
          await context.close();
        };
        // A fault that is only waited for is waited for by all groups at once.
        if (fault === 'hang') await Promise.all(groups.map((group) => play([group])));
        else await play(groups);
      });
  });

test.describe('the release set', () => {
  test.use({ person: 'customer' });

  test('a remote costs no manifest request', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const untilQuiet = watchQuiet(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await untilQuiet();
    expect(asked.filter((url) => /manifest|remote\.json/.test(url))).toEqual([]);
    expect(asked.filter((url) => url.endsWith('/remoteEntry.js'))).toHaveLength(1);
  });

  for (const [what, change] of [
    ['one changed byte', (text: string) => text.replace('northwind', 'northwinD')],
    ['garbage', () => 'garbage'],
    ['an empty object', () => '{}'],
  ] as const)
    test(`PL-11 with ${what} in it no remote runs and the shell still stands`, async ({ page }) => {
      const asked: string[] = [];
      await page.route('**/dashboard', async (route) => {
        const reply = await route.fetch();
        const body = (await reply.text()).replace(
          /(<script type="application\/json" id="portal-website"[^>]*>)(.*?)(<\/script>)/s,
          (_all, open: string, json: string, close: string) => {
            const website = JSON.parse(json) as { releases: { payload: string } };
            website.releases.payload = change(website.releases.payload);
            return `${open}${JSON.stringify(website).replaceAll('<', '\\u003c')}${close}`;
          },
        );
        // The reply was compressed; what is handed on is not.
        const {
          'content-encoding': _encoding,
          'content-length': _length,
          ...headers
        } = reply.headers();
        await route.fulfill({ status: reply.status(), headers, body });
      });
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/dashboard');
      await expect(page.getByRole('banner').first()).toBeVisible();
      expect(
        await page.evaluate(() => Object.keys(globalThis).filter((key) => /^mfe_/.test(key))),
      ).toEqual([]);
    });
});

test.describe('signed out', () => {
  test('the sign-in page asks for no remote', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const untilQuiet = watchQuiet(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await untilQuiet();
    expect(asked.filter((url) => url.includes('/remotes/'))).toEqual([]);
  });

  test('no page violates its own policy', async ({ page }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/csp-reports')) reports.push(request.postData() ?? '');
    });
    const untilQuiet = watchQuiet(page);
    for (const path of ['/login', '/forgot-password', '/checkout', '/nowhere']) {
      await page.goto(path);
      await untilQuiet();
    }
    expect(reports).toEqual([]);
  });
});
