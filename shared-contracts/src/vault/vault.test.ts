import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { MemoryStorage } from '../testing/vault/memory-storage.ts';
import { createVault, type Vault } from './index.ts';

let databases = 0;
let journal: MemoryStorage;
let databaseName: string;
let clock: number;
let open: Vault[];

beforeEach(() => {
  databases += 1;
  databaseName = `drafts-${databases}`;
  journal = new MemoryStorage();
  clock = 1000;
  open = [];
});
afterEach(() => open.forEach((vault) => vault.close()));

const openPage = (page: string, person = 'ada', site = 'north'): Vault => {
  const now = (): number => (clock += 1);
  const vault = createVault({ site, person, page, now, journal, databaseName });
  open.push(vault);
  return vault;
};

test('SC-32 a saved text is there on the next page of the same person', async () => {
  await openPage('one').save('review:7', 'half a sentence');
  expect(await openPage('two').load('review:7')).toMatchObject({ value: 'half a sentence' });
});

test('SC-32 a noted keystroke survives a page that is killed before the database commits', async () => {
  const killed = openPage('one');
  await killed.save('review:7', 'half');
  killed.note('review:7', 'half a');
  expect(await openPage('two').load('review:7')).toMatchObject({ value: 'half a' });
});

test('SC-32 another person and another site see none of it', async () => {
  await openPage('one', 'ada', 'north').save('profile', 'secret');
  expect(await openPage('two', 'bob', 'north').load('profile')).toBeUndefined();
  expect(await openPage('three', 'ada', 'acme').load('profile')).toBeUndefined();
  expect(await openPage('four', 'bob', 'north').keys()).toEqual([]);
});

test('SC-32 a person whose id begins like another sees nothing of that one', async () => {
  await openPage('one', 'ada-2').save('profile', 'secret');
  expect(await openPage('two', 'ada').keys()).toEqual([]);
});

test('SC-32 two open pages never overwrite each other; the later one learns of the newer copy', async () => {
  const [left, right] = [openPage('left'), openPage('right')];
  await left.load('answers');
  await right.load('answers');
  await left.save('answers', 'from the left');
  const result = await right.save('answers', 'from the right');
  expect(result.newer).toMatchObject({ value: 'from the left', page: 'left' });
  await right.load('answers');
  expect((await right.save('answers', 'merged')).newer).toBeUndefined();
  expect(await openPage('third').load('answers')).toMatchObject({ value: 'merged' });
});

test('SC-32 looking at a newer copy does not make a later save replace it', async () => {
  const [left, right] = [openPage('left'), openPage('right')];
  await left.save('answers', 'from the left');
  await right.peek('answers');
  expect((await right.save('answers', 'from the right')).newer).toMatchObject({
    value: 'from the left',
  });
});

test('SC-32 a sent text is forgotten everywhere', async () => {
  const page = openPage('one');
  await page.save('tip', '5');
  page.note('tip', '50');
  await page.remove('tip');
  expect(await openPage('two').load('tip')).toBeUndefined();
  expect(journal.length).toBe(0);
});

test('SC-32 signing out removes the texts of this person only', async () => {
  const [ada, bob] = [openPage('one', 'ada'), openPage('two', 'bob')];
  await ada.save('profile', 'a');
  await ada.save('review:1', 'b');
  await bob.save('profile', 'c');
  await ada.removeAll();
  expect(await ada.keys()).toEqual([]);
  expect(await bob.keys()).toEqual(['profile']);
});

test('SC-32 a full journal still leaves the database', async () => {
  journal.isFull = true;
  const page = openPage('one');
  page.note('profile', 'x');
  await page.save('profile', 'xy');
  expect(await openPage('two').load('profile')).toMatchObject({ value: 'xy' });
});

describe('where the browser allows no database', () => {
  beforeEach(() => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('FX-40 SC-32 what is typed is kept by the journal, page by page', async () => {
    const [left, right] = [openPage('left'), openPage('right')];
    await left.save('answers', 'from the left');
    expect((await right.save('answers', 'from the right')).newer).toMatchObject({
      value: 'from the left',
    });
    await right.load('answers');
    expect((await right.save('answers', 'merged')).newer).toBeUndefined();
    expect(await openPage('third').load('answers')).toMatchObject({ value: 'merged' });
    expect(await right.keys()).toEqual(['answers']);
    await right.removeAll();
    expect(journal.length).toBe(0);
  });
});

test('PL-23 SC-32 a database that the browser has just closed is opened anew, and one that it opens no more leaves the journal', async () => {
  const page = openPage('one');
  await page.save('review:7', 'half');
  page.note('review:8', 'another');
  const closing = (): never => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  };
  const getAll = jest.spyOn(IDBIndex.prototype, 'getAll').mockImplementationOnce(closing);
  const next = openPage('two');
  expect(await next.load('review:7')).toMatchObject({ value: 'half' });
  getAll.mockImplementationOnce(closing);
  await next.save('review:7', 'whole');
  expect(await openPage('three').load('review:7')).toMatchObject({ value: 'whole' });
  getAll.mockImplementationOnce(closing);
  await next.remove('review:7');
  expect(await openPage('four').load('review:7')).toBeUndefined();
  getAll.mockImplementation(closing);
  expect(await next.load('review:8')).toMatchObject({ value: 'another' });
  getAll.mockRestore();
});

test('SC-32 a damaged row is skipped', async () => {
  journal.setItem('portal-draft:north|ada|profile|broken', '{"id":1}');
  journal.setItem('portal-draft:north|ada|profile|worse', '{');
  await openPage('one').save('profile', 'fine');
  expect(await openPage('two').load('profile')).toMatchObject({ value: 'fine' });
});

test('PL-23 SC-32 over random keystrokes, saves and kills the last thing typed is never lost', async () => {
  const step = fc.constantFrom('type', 'save', 'kill');
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.integer(),
      async (steps, seed) => {
        const key = `text-${seed}-${databases++}`;
        let pages = 0;
        let page = openPage(`p${seed}-${pages}`);
        let typed = '';
        await page.load(key);
        for (const action of steps) {
          if (action === 'type') {
            typed += 'x';
            page.note(key, typed);
          } else if (action === 'save' && typed !== '') {
            await page.save(key, typed);
          } else if (action === 'kill') {
            pages += 1;
            page = openPage(`p${seed}-${pages}`);
            const found = (await page.load(key))?.value ?? '';
            expect(found).toBe(typed);
          }
        }
        expect((await openPage(`end-${seed}`).load(key))?.value ?? '').toBe(typed);
      },
    ),
    { numRuns: 60 },
  );
});
