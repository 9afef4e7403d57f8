import { getLinkedinDocument } from '@portal/shared-contracts/documents';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrder } from '../testing/build-order.ts';
import { hearOfOrders } from '../testing/hear-of-orders.ts';
import { openOrder, stubLinkedin, stubOrder } from '../testing/open-customer-order.tsx';

beforeEach(() => stubLinkedin(null));
afterEach(clearStubs);

test('OR-24 the LinkedIn result is Pending, then a download in the order itself', async () => {
  stubOrder(buildOrder());
  const page = await openOrder();
  await expectVisible(() => screen.getByText('Pending'));
  stubLinkedin('file-7');
  await hearOfOrders(page);
  const link = await screen.findByRole('link', { name: 'Download profile.pdf' });
  expect(link).toHaveAttribute('href', '/api/file/download/file-7');
});

test('OR-24 UX-07 a LinkedIn result that cannot be read says so and is read again by its own Retry', async () => {
  stubOrder(buildOrder());
  stubApi(getLinkedinDocument, () => {
    throw new RefusedReply('unavailable', 'The server rests');
  });
  await openOrder();
  await expectVisible(() => screen.getByText('The server rests'));
  stubLinkedin('file-7');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'Download profile.pdf' });
});
