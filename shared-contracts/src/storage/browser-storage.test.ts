import { BrowserStorage } from './browser-storage.ts';

const forbidden = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

/** A storage with room for so many names. */
const storageOf = (room: number): Storage => {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      if (!held.has(key) && held.size >= room) throw new DOMException('', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
};

const namesIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));

test.each([
  ['forbids it', forbidden],
  ['has none', () => null],
])('FX-40 where the browser %s, what is written lives as long as the page', (_, open) => {
  const storage = new BrowserStorage(open);
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  expect([storage.getItem('a'), namesIn(storage)]).toEqual(['1', ['a', 'b']]);
  storage.removeItem('a');
  expect(namesIn(storage)).toEqual(['b']);
  storage.clear();
  expect(storage.length).toBe(0);
});

test('FX-40 a full storage keeps what it has, and the newest value is the one that is read', () => {
  const full = storageOf(1);
  const storage = new BrowserStorage(() => full);
  storage.setItem('a', 'old');
  storage.setItem('b', 'no room');
  storage.setItem('a', 'new');
  expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['new', 'no room']);
  expect(full.getItem('a')).toBe('new');
  full.clear();
  storage.setItem('b', 'room');
  expect([full.getItem('b'), namesIn(storage)]).toEqual(['room', ['b']]);
});
