import {
  openFirmPage,
  allowFirmPages,
  heardBy,
  type FirmPage,
} from '../../harness/pages/firm-page.ts';
import { review } from '../../harness/pages/seeded.ts';
import { collectErrors, expect, test } from '../../harness/test.ts';
import { DEMO_PASSWORD, people } from '../../harness/people/sites.ts';
import { fillCard, fillGuest } from './buyer.ts';

// Whole browsers keep foreign frames from their storage; the headless build alone does not show it.
test.describe('on another host and port', { tag: '@whole' }, () => {
  test.use({ permissions: ['local-network-access'] });

  let firm: FirmPage;
  test.beforeAll(() => allowFirmPages('northwind'));
  test.beforeEach(async () => {
    firm = await openFirmPage(test.info().parallelIndex);
  });
  test.afterEach(() => firm.close());

  test('FX-40 CR-19 a review opens, is read and bought from where the browser blocks storage', async ({
    page,
    baseURL,
  }) => {
    const errors = collectErrors(page);
    const widget = await firm.show(page, `${baseURL}${review('half-read')}`);
    await expect(widget.getByRole('heading', { name: 'Personalized Resume Review' })).toBeVisible();
    await widget.getByRole('link', { name: 'Choose Resume Starter' }).click();
    await fillGuest(widget);
    await fillCard(widget, '4000000000003220');
    await widget.getByRole('button', { name: 'Pay $149.00' }).click();
    await widget.getByRole('button', { name: 'Confirm' }).click();
    await expect(widget.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
    const message = { type: 'message', payload: { text: 'Thank you for your order!' } };
    await expect.poll(() => heardBy(page)).toContainEqual({ origin: baseURL, data: message });
    await expect(widget.getByRole('link', { name: 'Open the portal' })).toHaveAttribute(
      'href',
      /^\/autologin\//,
    );
    expect(errors).toEqual([]);
  });

  test('FX-40 CR-19 a portal that cannot start says so in its frame and to the page around it', async ({
    page,
    baseURL,
  }) => {
    await page.route('**/shell/core.*.js', (route) => route.abort());
    const widget = await firm.show(page, `${baseURL}${review('half-read')}`);
    await expect(widget.getByRole('alert')).toContainText('Nothing of yours is lost.');
    await expect
      .poll(() => heardBy(page))
      .toContainEqual({
        origin: baseURL,
        data: {
          type: 'critiqueReviewError',
          payload: { message: 'This page could not be started' },
        },
      });
    await page.unroute('**/shell/core.*.js');
    await widget.getByRole('button', { name: 'Load again' }).click();
    await expect(widget.getByRole('heading', { name: 'Personalized Resume Review' })).toBeVisible();
  });

  test('FX-48 who signs in where the browser keeps frames signed out is told so, with a window of its own', async ({
    page,
    baseURL,
  }) => {
    const frame = await firm.show(page, `${baseURL}/login?from=%2Finvoices`);
    await frame.getByLabel('Email').fill(people.customer);
    await frame.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await frame.getByRole('button', { name: 'Sign in' }).click();
    await expect(frame.getByRole('alert')).toContainText('Your password is right');
    await expect(frame.getByLabel('Email')).toHaveValue(people.customer);
    const opened = page.waitForEvent('popup');
    await frame.getByRole('link', { name: 'Sign in in a window of its own' }).click();
    const own = await opened;
    await own.getByLabel('Email').fill(people.customer);
    await own.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await own.getByRole('button', { name: 'Sign in' }).click();
    await expect(own).toHaveURL(/\/invoices$/);
  });
});
