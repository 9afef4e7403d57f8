import { getPaymentSetup } from '@portal/shared-contracts/payments';
import { createTestApp } from '../../../test/create-test-app.ts';

test('P-02 where no money is taken the page is told so, and not that a sandbox takes it', async () => {
  const portal = await createTestApp({ config: { PAYMENTS: 'none' } });
  const { body } = await portal.visit().call(getPaymentSetup, {});
  expect(body).toMatchObject({ cards: 'off', alternate: 'off' });
  await portal.close();
});
