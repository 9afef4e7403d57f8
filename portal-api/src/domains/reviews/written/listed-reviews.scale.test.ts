import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { explained } from '../../../../test/database/explained.ts';
import { copyRow } from '../../../../test/scale/rows.ts';
import { countReviewRows, listReviewRows, reviewFilterOf } from './listed-reviews.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  const owner = portal.platform.database.owner();
  await copyRow(owner, [1, 5000], {
    table: 'critiques',
    model: 'first_name is not null',
    values: {
      id: "'c' || n",
      last_name: "'Family' || n",
      email: "'person' || n || '@scale.example'",
      unique_customer_id: "'u-review-' || n",
      created_key: 'null',
    },
  });
  await owner.script('analyze critiques');
});
afterAll(() => portal.close());

test.each(['family778', 'PERSON778@', 'olsen'])(
  'BO-101 the list of reviews finds %s without reading all of them',
  async (search) => {
    const { db, plans } = explained(portal.db());
    const filter = reviewFilterOf('UTC', { search });
    const rows = await listReviewRows(db, filter, { after: undefined, limit: 51 });
    expect(rows.length).toBeGreaterThan(0);
    expect(await countReviewRows(db, filter, 10_000)).toBe(rows.length);
    expect(plans.filter((plan) => /Seq Scan on critiques/.test(plan))).toEqual([]);
  },
);
