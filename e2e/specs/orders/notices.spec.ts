import { portalCommand } from '../../harness/portal/command.ts';
import { untilShell } from '../../harness/pages/navigation.ts';
import { people, sites } from '../../harness/people/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { buyAsGuest } from '../journeys/customer.ts';
import { mouse } from '../journeys/input-devices.ts';
import { words } from '../journeys/words.ts';

test('FX-07 a new order is announced as new, with whole names, and leaves the bell when it is opened', async ({
  browser,
}) => {
  const guest = await browser.newContext({ baseURL: sites.northwind.origin() });
  const page = await guest.newPage();
  const lastName = `Nilsen ${crypto.randomUUID().slice(0, 8)}`;
  const buyer = { page, device: mouse(), words: words.en };
  const id = await buyAsGuest(buyer, 'northwind-starter', lastName);
  const writer = await pageOf(browser, 'writer2');
  await writer.goto('/profile');
  await untilShell(writer);
  const bell = writer.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  await portalCommand('order', 'assign', 'northwind', id, people.writer2);

  await bell.click();
  const list = writer.locator('.bell-list');
  const entry = list.getByRole('link').filter({ hasText: lastName });
  await expect(entry).toHaveText(
    new RegExp(`^Northwind Writing .*New order #\\d+ from Jana ${lastName}: Resume Starter$`),
  );
  await entry.click();
  await expect(writer).toHaveURL(new RegExp(`/orders/view/${id}$`));
  // The address changes before the page stands, and only a page that stands takes its notice out of the bell.
  await bell.click();
  await expect(list).toBeVisible();
  await expect(entry).toHaveCount(0);
  await writer.goto('/notifications');
  await expect(writer.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(writer.getByText(lastName)).toHaveCount(0);
  await guest.close();
  await writer.context().close();
});
