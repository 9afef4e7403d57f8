import type { SiteDatabase } from '../../kernel/database.ts';
import { gatherRows } from './gathered-rows.ts';

test('PL-60 what fails of one firm takes no row of another firm along', async () => {
  const failures: object[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (details: object) => void failures.push(details),
  };
  const rows = gatherRows(log);
  const written: string[] = [];
  const firm = (siteId: string): SiteDatabase => {
    const db: Pick<SiteDatabase, 'siteId' | 'transaction'> = {
      siteId,
      transaction: (work) => work(db as SiteDatabase),
    };
    return db as SiteDatabase;
  };
  rows.add(firm('acme'), () => Promise.reject(new Error('connection lost')));
  rows.add(firm('northwind'), async ({ siteId }) => void written.push(siteId));
  await rows.flush();
  expect(written).toEqual(['northwind']);
  expect(failures).toMatchObject([{ site: 'acme', rows: 1 }]);
});
