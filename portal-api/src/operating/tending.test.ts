import { createTestApp } from '../../test/create-test-app.ts';
import { pgliteFromSnapshot } from '../../test/database/test-database.pglite.ts';

test('PL-43 a server that begins to listen tends what was filled without it', async () => {
  const portal = await createTestApp({ open: (now) => pgliteFromSnapshot('base', now) });
  try {
    await portal.db().query(
      `insert into rate_counts (site_id, key, window_start, hits)
       select 'northwind', 'key ' || n, now(), 1 from generate_series(1, 3000) n`,
    );
    await portal.listen();
    await portal.settled();
    const asked = await portal
      .db()
      .query("explain select hits from rate_counts where site_id = 'northwind' and key <> 'key 1'");
    // A plan says how many rows it expects.
    expect(JSON.stringify(asked)).toMatch(/rows=(2999|3000) /);
  } finally {
    await portal.close();
  }
});
