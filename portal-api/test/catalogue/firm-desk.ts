import {
  applyFirm,
  archiveCoupon,
  createCheckoutLink,
  createCoupon,
  exportFirm,
  importFirm,
  listAdminPackages,
  type Operation,
  readOperation,
} from '@portal/shared-contracts/admin';
import { readMailTemplate, saveMailTemplate } from '@portal/shared-contracts/mails';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

const finished = async (
  portal: TestApp,
  admin: TestClient,
  { _id: id }: Operation,
): Promise<Operation> => {
  await portal.settled();
  return (await admin.call(readOperation, { id })).body.operation;
};

/** The firm as its admin takes it out. */
export const exported = async (portal: TestApp, admin: TestClient): Promise<Buffer> => {
  const begun = await admin.call(exportFirm, {});
  expect(begun.status).toBe(202);
  const { state, file } = await finished(portal, admin, begun.body.operation);
  expect(state).toBe('done');
  return (await admin.inject({ url: file ?? '' })).rawPayload;
};

/** Hands a file in, which says what it would do. */
export const readIn = async (admin: TestClient, content: Buffer) =>
  admin.upload(importFirm, { name: 'firm.zip', content });

/** Does what a file that was handed in would do. */
export const applied = async (
  portal: TestApp,
  admin: TestClient,
  { _id: id }: Operation,
  how: { isPublished?: boolean; isOurs?: boolean } = {},
): Promise<Operation> => {
  const begun = await admin.call(applyFirm, { id, ...how });
  return finished(portal, admin, begun.body.operation);
};

export const packagesOf = async (admin: TestClient) =>
  (await admin.call(listAdminPackages, {})).body.items;

/** A coupon with codes, an archived one, a link that fills somebody in, and words of a mail. */
export const addSelling = async (admin: TestClient): Promise<void> => {
  const [sold] = (await packagesOf(admin)).filter(({ state }) => state === 'published');
  const packageId = sold?._id ?? '';
  const coupon = { code: 'SPRING-ONCE', percent: 15, packageIds: [packageId], codes: 3 };
  const person = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' };
  const link = { slug: 'for-ann', packageId, couponCode: 'OVER', maxUses: 7, ...person };
  const words = { event: 'invoice-paid', language: 'en', baseVersion: 0 } as const;
  const { template } = (await admin.call(readMailTemplate, words)).body;
  const { subject, text } = template;
  const replies = [
    await admin.call(createCoupon, coupon),
    await admin.call(createCoupon, { code: 'OVER', amountMinor: 500 }),
    await admin.call(archiveCoupon, { id: 'OVER', baseVersion: 1 }),
    await admin.call(createCheckoutLink, link),
    await admin.call(saveMailTemplate, { ...words, subject: `Paid: ${subject}`, text }),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
};
