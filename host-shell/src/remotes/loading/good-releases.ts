import { deviceStorage } from '@portal/shared-contracts/storage';

/** Remembers which release of each remote last worked on this device. */
export interface GoodReleases {
  has(remote: string, release: string): boolean;
  add(remote: string, release: string): void;
}

const STORAGE_KEY = 'portal.good-releases';
const KEEP = 4;

const read = (): Record<string, string[]> => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string[]] =>
        Array.isArray(entry[1]),
      ),
    );
  } catch {
    return {};
  }
};

/** What this browser remembers: names only, because an address is trusted only out of a signed set. */
export const deviceGoodReleases: GoodReleases = {
  has: (remote, release) => read()[remote]?.includes(release) ?? false,
  add: (remote, release) => {
    const all = read();
    const known = all[remote] ?? [];
    if (known[0] === release) return;
    all[remote] = [release, ...known.filter((other) => other !== release)].slice(0, KEEP);
    deviceStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  },
};
