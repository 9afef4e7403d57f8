import { packageId } from '../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { uploadDocument } from '../../../test/document-uploads.ts';
import type { Context } from '../../kernel/context.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import { createCoupon } from './coupons/edited-coupons.service.ts';
import { createDownloadable } from './downloadables/downloadables.service.ts';
import { createLink } from './links/edited-links.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

type Create = (ctx: Context) => Promise<string>;

/** The same call again, which ends between the first look of this one and what it writes. */
const overlap = async (create: Create): Promise<[string, string]> => {
  const ctx = {
    ...(await portal.context()),
    actor: { id: portal.personId('admin') },
    audit: { note: () => undefined },
    idempotencyKey: crypto.randomUUID(),
  } as unknown as Context;
  let other: string | undefined;
  const db: SiteDatabase = {
    ...ctx.db,
    transaction: (work) =>
      ctx.db.transaction((tx) =>
        work({
          ...tx,
          query: async (sql, params) => {
            const rows = await tx.query<never>(sql, params);
            other ??= await create({ ...ctx, db: tx });
            return rows;
          },
        }),
      ),
  };
  const own = await create({ ...ctx, db });
  return [own, other ?? ''];
};

const fileKey = async (): Promise<string> =>
  (await uploadDocument(await portal.signIn('admin'), 'once.pdf')).key;

const rules = {
  percent: 10,
  amountMinor: null,
  startsAt: null,
  endsAt: null,
  packageIds: [],
  maxUses: null,
  maxPerCustomer: null,
};

const nobody = { firstName: '', lastName: '', email: '' };

test('BO-90 of two calls of one key that overlap the second one finds the coupon', async () => {
  const [own, other] = await overlap((ctx) =>
    createCoupon(ctx, { code: 'ONCE', codes: 0, ...rules }),
  );
  expect(own).toBe(other);
});

test('BO-91 of two calls of one key that overlap the second one finds the link', async () => {
  const link = { slug: 'once-2026', packageId: packageId('northwind', 'starter'), ...nobody };
  const [own, other] = await overlap((ctx) =>
    createLink(ctx, { ...link, couponCode: null, expiresAt: null, maxUses: null }),
  );
  expect(own).toBe(other);
});

test('BO-85 of two calls of one key that overlap the second one finds the download', async () => {
  const content = { title: 'Once', fileKey: await fileKey() };
  const [own, other] = await overlap((ctx) => createDownloadable(ctx, content));
  expect(own).toBe(other);
});
