import { openCheckoutLink } from '@portal/shared-contracts/checkout';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import checkout from '../locales/en.json';
import { Page } from './buy.tsx';

afterEach(clearStubs);
const open = () =>
  renderPage(<Page />, { path: '/buy/spring', pattern: '/buy/:slug', bundles: { checkout } });

test('BO-91 a link leads to the checkout with package, coupon and buyer, asked for once', async () => {
  let asked = 0;
  const person = { firstName: 'Ann', lastName: null, email: 'ann@example.com' };
  stubApi(openCheckoutLink, () => {
    asked += 1;
    return { status: true, item: 'starter', packageName: 'Starter', coupon: 'SPRING', ...person };
  });
  const page = await open();
  await waitFor(() =>
    expect(page.address()).toBe(
      '/checkout?item=starter&link=spring&coupon=SPRING&firstName=Ann&email=ann%40example.com',
    ),
  );
  expect(asked).toBe(1);
});

test('BO-91 BO-89 a link that has ended says so', async () => {
  stubApi(openCheckoutLink, () => {
    throw new RefusedReply('gone', 'This link is no longer valid.');
  });
  await open();
  await expectVisible(() => screen.getByText('This link is no longer valid.'));
  // Opening it again is of no help: what has happened, and where the next one comes from.
  expect(screen.getByText(/It has expired or was used as often as it may be/)).toHaveTextContent(
    /Nothing was charged\. For a new link write to \S+@\S+$/,
  );
  expect(screen.queryByText(/Open the link from your email once more/)).toBeNull();
  // It will not come back, so there is nothing to try again (UX-16).
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
