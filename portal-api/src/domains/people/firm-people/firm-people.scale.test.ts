import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { explained } from '../../../../test/database/explained.ts';
import { growFirm } from '../../../../test/scale/fill-firm.ts';
import {
  countFirmMails,
  listFirmMails,
} from '../../mail-notices/firm-mails/firm-mails.repository.ts';
import { countEverybody, listEverybody } from './firm-people.repository.ts';

const PLACE = { after: undefined, limit: 26 };

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  const nothing = { orders: 0, people: 0, messages: 0, audit: 0 };
  const size = { orders: 8_000, people: 8_000, messages: 0, audit: 0 };
  await growFirm(portal.platform.database, nothing, size);
});
afterAll(() => portal.close());

test.each([
  [{ search: 'family778' }, 11],
  [{ search: 'person778@' }, 1],
  [{ role: 'writer', search: 'writer1' }, 11],
  [{ state: 'deactivated' }, 0],
  [{ state: 'invited' }, 0],
] as const)('BO-34 the list finds %j without reading all people', async (asked, expected) => {
  const { db, plans } = explained(portal.db());
  const rows = await listEverybody(db, asked, PLACE);
  expect(rows).toHaveLength(expected);
  expect(await countEverybody(db, asked)).toBe(rows.length);
  expect(plans.filter((plan) => /Seq Scan on people/.test(plan))).toEqual([]);
});

test('BO-34 a later page of the list begins at its place in the index', async () => {
  const { db, plans } = explained(portal.db());
  const rows = await listEverybody(db, {}, { after: ['person777@scale.example', ''], limit: 2 });
  expect(rows.map(({ email }) => email)).toEqual([
    'person777@scale.example',
    'person7780@scale.example',
  ]);
  expect(plans.join()).toMatch(/Index Cond: .*found_email/);
});

test.each([
  { search: 'person778@' },
  { search: 'family778' },
  { search: '#10778 is' },
  { search: '10778' },
  { state: 'uncertain' },
] as const)('BO-55 the list of mails finds %j without reading all of them', async (asked) => {
  const { db, plans } = explained(portal.db());
  const rows = await listFirmMails(db, asked, PLACE);
  expect(rows.length).toBeGreaterThan(0);
  expect(await countFirmMails(db, asked)).toBe(rows.length);
  expect(plans.filter((plan) => /Seq Scan on (?:mail_notices|people)/.test(plan))).toEqual([]);
});
