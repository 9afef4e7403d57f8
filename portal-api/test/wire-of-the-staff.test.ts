import { getFinalDocumentOfOrder } from '@portal/shared-contracts/documents';
import { getStaffOrder, listStaffOrders } from '@portal/shared-contracts/orders';
import {
  createTemplate,
  getWritingProfile,
  saveWritingProfile,
  writingProfile,
} from '@portal/shared-contracts/questionnaires';
import { orderId, serviceId } from '../seed/orders/orders.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const id = orderId('northwind', 'draft-review');

test('FX-34 OR-30 DO-51 QU-49 what writers read and save names its status_code', async () => {
  const writer = await portal.signIn('writer');
  const order = await writer.call(getStaffOrder, { id });
  const final = await writer.call(getFinalDocumentOfOrder, {
    orderId: id,
    serviceId: serviceId('northwind', 'professional', 'resume'),
  });
  const { profile } = (await writer.call(getWritingProfile, {})).body;
  const saved = await writer.call(saveWritingProfile, writingProfile.parse(profile));
  for (const { body } of [order, final, saved]) expect(body.status_code).toBe(200);
});

test('FX-34 QU-36 a refused template says why under `error`, in words of ours', async () => {
  const writer = await portal.signIn('writer');
  const { status, body } = await writer.call(createTemplate, { name: '' });
  expect(status).toBe(400);
  const { error, message } = body as unknown as { error: string; message: string };
  expect(error).toBe(message);
  expect(JSON.stringify(body)).not.toMatch(/Too small|expected string|Invalid input/);
});

test('FX-34 no price of an order reaches the staff, in the list or in the order', async () => {
  for (const person of ['writer', 'reviewer'] as const) {
    const reader = await portal.signIn(person);
    const replies = [
      await reader.call(getStaffOrder, { id }),
      await reader.call(listStaffOrders, {}),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/price/i);
    }
  }
});
