import { createTestApp } from '../../../test/create-test-app.ts';
import { explained } from '../../../test/database/explained.ts';
import { vacuumed } from '../../../test/database/vacuumed.ts';
import { getStored } from './files.repository.ts';

const MANY = 5000;

test('P-11 the room for an upload is summed from an index, without a look at the files', async () => {
  const portal = await createTestApp();
  try {
    const id = portal.personId('customer');
    for (const [site, owner] of [
      ['northwind', id],
      ['acme', null],
    ] as const)
      await portal.db(site).query(
        `insert into files (site_id, key, owner_id, originalname, mimetype, size, sha256, created_at)
         select $1, $1 || g, $2, repeat('a', 150), 'application/pdf', 1000, repeat('0', 64), $3
         from generate_series(1, ${MANY}) as g`,
        [site, owner, portal.clock.now()],
      );
    await vacuumed(portal.platform.database.owner(), 'files');
    await portal.platform.database.owner().script('analyze files');
    const { db, plans } = explained(portal.db());
    expect((await getStored(db, id)).own).toBe(MANY * 1000);
    expect(plans[0]).toMatch(/Index Only Scan using files_room on files/);
  } finally {
    await portal.close();
  }
});
