import 'fake-indexeddb/auto';
import { MemoryStorage } from '../testing/vault/memory-storage.ts';
import { createVault, type Vault } from './index.ts';

const journal = new MemoryStorage();
let clock = 1000;
const open: Vault[] = [];
afterEach(() => {
  for (const vault of open.splice(0)) vault.close();
});

const openPage = (page: string): Vault => {
  const vault = createVault({
    site: 'north',
    person: 'ada',
    page,
    journal,
    now: () => (clock += 1),
  });
  open.push(vault);
  return vault;
};

test('SC-32 PL-23 what was sent stays let go, though its page was left before the database forgot it', async () => {
  const page = openPage('one');
  await page.save('settings', 'half');
  const left = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The page is gone.', 'AbortError');
  });
  await page.remove('settings').catch(() => undefined);
  left.mockRestore();
  const next = openPage('two');
  expect(await next.load('settings')).toBeUndefined();
  expect(await next.keys()).toEqual([]);
  expect((await next.save('settings', 'anew')).newer).toBeUndefined();
  expect(await openPage('three').load('settings')).toMatchObject({ value: 'anew' });
  await next.remove('settings');
  expect(await openPage('four').load('settings')).toBeUndefined();
  expect(journal.length).toBe(0);
});
