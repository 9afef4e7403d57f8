import type { Page, Route } from '@playwright/test';
import { expect, pageOf, test } from '../../harness/test.ts';
import type { PersonName } from '../../harness/sites.ts';

interface Part {
  remote: string;
  person: PersonName;
  path: string;
  /** Shown once the part works. */
  works: (page: Page) => Promise<void>;
  /** Another page of the same person that has to go on working. */
  other: string;
}

const heading = (name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const parts: readonly Part[] = [
  {
    remote: 'mfe-orders',
    person: 'customer',
    path: '/dashboard',
    works: heading('Dashboard'),
    other: '/jobs',
  },
  {
    remote: 'mfe-questionnaires',
    person: 'writer',
    path: '/questionnaire-template/list',
    works: heading('List of Follow Up Questions Templates'),
    other: '/orders/list',
  },
  {
    remote: 'mfe-documents',
    person: 'customer',
    path: '/orders/final-document/northwind-professional-resume/northwind-order-completed',
    works: heading(/final document/i),
    other: '/dashboard',
  },
  {
    remote: 'mfe-checkout-review',
    person: 'customer',
    path: '/invoices',
    works: heading('Invoices'),
    other: '/dashboard',
  },
  {
    remote: 'mfe-boards-jobs',
    person: 'customer',
    path: '/board',
    works: heading('Job Search Tracker'),
    other: '/dashboard',
  },
  {
    remote: 'mfe-chat',
    person: 'writer',
    path: '/chat',
    works: heading('Chat with Admin'),
    other: '/orders/list',
  },
];

const javascript = {
  status: 200,
  contentType: 'text/javascript',
  headers: { 'access-control-allow-origin': '*' },
};
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 503': (route) => route.fulfill({ status: 503, body: 'no' }),
  'answers garbage': (route) => route.fulfill({ ...javascript, body: '<!doctype html><p>garbage' }),
  'never answers': () => new Promise<void>(() => undefined),
  'throws while it loads': (route) =>
    route.fulfill({ ...javascript, body: 'throw new Error("broken on purpose")' }),
};

for (const { remote, person, path, works, other } of parts) {
  for (const [fault, answer] of Object.entries(faults)) {
    test(`HS-14 one part down: ${remote} ${fault}; the rest works and it recovers without a reload`, async ({
      browser,
    }) => {
      const page = await pageOf(browser, person);
      await page.route(`**/remotes/${remote}/**`, answer);
      // A file that never arrives keeps the page's load event away.
      await page.goto(path, { waitUntil: 'commit' });
      const message = page.getByText(/could not be loaded/).first();
      await expect(message).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('banner')).toBeVisible();
      await page.unroute(`**/remotes/${remote}/**`);
      const retry = page.getByRole('button', { name: 'Retry' }).first();
      // What hung may arrive by itself as soon as the fault ends; then there is nothing to press.
      if (fault === 'never answers') await retry.click({ timeout: 2000 }).catch(() => undefined);
      else await retry.click();
      await works(page);
      await page.goto(other);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
      await page.context().close();
    });
  }
}
