import { type Currency, toMajor } from '@portal/shared-contracts';
import {
  createFirmOrder,
  getFirmOrder,
  copyPackage,
  listAdminPackages,
  listOrderablePackages,
  listPackageVersions,
  publishPackage,
  readSettings,
  savePackage,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { listPackages } from '@portal/shared-contracts/checkout';
import { sellPackage } from '../../../../test/catalogue/packages.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const countIn = async (currency: Currency): Promise<void> => {
  const { version: baseVersion } = (await admin.call(readSettings, {})).body;
  const reply = await admin.call(saveSettings, { baseVersion, changes: { currency } });
  expect(reply.status).toBe(200);
};

/** What everybody who names the price of a package says. */
const pricesOf = async (id: string) => {
  const isIt = ({ _id }: { _id: string }) => _id === id;
  const customer = await portal.signIn('customer');
  const listed = (await admin.call(listAdminPackages, { limit: '100' })).body.items.find(isIt);
  const byHand = (await admin.call(listOrderablePackages, {})).body.packages.find(isIt);
  const offered = (await customer.call(listPackages, {})).body.packages.find(isIt);
  const [newest] = (await admin.call(listPackageVersions, { id })).body.versions;
  return [
    [listed?.priceMinor, listed?.currency],
    [newest?.content.priceMinor, newest?.currency],
    [byHand?.price, byHand?.currency],
    [offered?.packagePrice, offered?.currency],
  ];
};

const said = (minor: number, currency: Currency) => {
  const major = toMajor(minor, currency);
  return [
    [minor, currency],
    [minor, currency],
    [major, currency],
    [major, currency],
  ];
};

const billed = async (packageId: string) => {
  const call = { customer: 'customer@example.com', packageId, payment: 'invoice' as const };
  const { order } = (await admin.call(createFirmOrder, call)).body;
  const { invoicePrice, invoiceCurrency } = (await admin.call(getFirmOrder, { id: order._id })).body
    .order;
  return [invoicePrice, invoiceCurrency];
};

test.each([
  ['eur', 58_000],
  ['ugx', 450_000],
  ['ngn', 19_050_000],
] as const)(
  'BO-86 BO-65 a firm that counts in %s sells in former money until a price is entered anew, by hand too',
  async (currency, priceMinor) => {
    await countIn('usd');
    const { _id: id, version: first } = await sellPackage(admin, `Letter in ${currency}`);
    await countIn(currency);
    const change = { id, description: 'Another text' };
    const edited = await admin.call(savePackage, { ...change, baseVersion: first });
    expect(edited.body.package).toMatchObject({ currency: 'usd', priceMinor: 12_345 });
    const { version } = edited.body.package;
    expect((await admin.call(publishPackage, { id, baseVersion: version })).status).toBe(200);
    expect(await pricesOf(id)).toEqual(said(12_345, 'usd'));
    expect(await billed(id)).toEqual([123.45, 'usd']);
    const { package: copy } = (await admin.call(copyPackage, { id })).body;
    expect([copy.priceMinor, copy.currency]).toEqual([12_345, 'usd']);

    const anew = { id, baseVersion: version + 1, priceMinor, currency };
    const priced = await admin.call(savePackage, anew);
    expect(priced.body.package).toMatchObject({ currency, priceMinor });
    expect(await billed(id)).toEqual([123.45, 'usd']);
    await admin.call(publishPackage, { id, baseVersion: priced.body.package.version });
    expect(await pricesOf(id)).toEqual(said(priceMinor, currency));
    expect(await billed(id)).toEqual([toMajor(priceMinor, currency), currency]);
  },
);
