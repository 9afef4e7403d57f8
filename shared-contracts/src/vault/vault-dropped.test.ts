import 'fake-indexeddb/auto';
import { MemoryStorage } from '../testing/vault/memory-storage.ts';
import { createVault, type Vault } from './index.ts';

const journal = new MemoryStorage();
let clock = 1000;
const open: Vault[] = [];
afterEach(async () => {
  await Promise.all(open.map((vault) => vault.removeAll()));
  for (const vault of open.splice(0)) vault.close();
  expect(journal.length).toBe(0);
});

const openPage = (page: string): Vault => {
  const now = () => (clock += 1);
  const vault = createVault({ site: 'north', person: 'ada', page, journal, now });
  open.push(vault);
  return vault;
};

const loadedAnew = async (): Promise<unknown> =>
  (await openPage(`page-${open.length}`).load('chat:1'))?.value;

test('SC-32 CH-13 what one page drops is gone, and what another page typed meanwhile stays', async () => {
  const [left, right] = [openPage('left'), openPage('right')];
  await left.load('chat:1');
  await right.save('chat:1', 'from the right');
  await left.save('chat:1', 'from the left');
  await left.drop('chat:1');
  expect(await loadedAnew()).toBe('from the right');
});

test('SC-32 CH-13 a text that a page went on from is dropped with its own, unless its page typed on', async () => {
  const [left, right] = [openPage('left'), openPage('right')];
  await left.save('chat:1', 'half');
  await right.load('chat:1');
  await right.drop('chat:1');
  expect(await loadedAnew()).toBeUndefined();
  await left.save('chat:1', 'half a');
  expect(await loadedAnew()).toBe('half a');
});

test('SC-32 CH-13 a keystroke of another page that only the journal has stays as well', async () => {
  const [left, right] = [openPage('left'), openPage('right')];
  await right.save('chat:1', 'from the righ');
  await left.load('chat:1');
  right.note('chat:1', 'from the right');
  left.note('chat:1', 'from the left');
  await left.drop('chat:1');
  expect(await loadedAnew()).toBe('from the right');
});

test('SC-32 CH-13 what was dropped stays so, though its page was left before the database forgot it', async () => {
  const [first, left, right] = [openPage('first'), openPage('left'), openPage('right')];
  await first.save('chat:1', 'half');
  await left.load('chat:1');
  await left.save('chat:1', 'whole');
  await right.save('chat:1', 'from the right');
  const gone = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The page is gone.', 'AbortError');
  });
  await left.drop('chat:1').catch(() => undefined);
  gone.mockRestore();
  expect(await loadedAnew()).toBe('from the right');
  await right.drop('chat:1');
  expect(await loadedAnew()).toBeUndefined();
});
