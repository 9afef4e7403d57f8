import { LIVE_MEMORY, type LiveMessage } from '@portal/shared-contracts/live';
import { LRUCache } from 'lru-cache';

/** Of so many people something is remembered, those who were told of something last. */
const MOST_PEOPLE = 10_000;

interface Told {
  readonly at: number;
  readonly message: LiveMessage;
}

const keyOf = (siteId: string, person: string): string => JSON.stringify([siteId, person]);

/** What each person was told lately. */
export const recentNews = () => {
  const told = new LRUCache<string, readonly Told[]>({ max: MOST_PEOPLE });
  return {
    keep: (siteId: string, person: string, news: Told): void => {
      const key = keyOf(siteId, person);
      const fresh = (told.get(key) ?? []).filter(({ at }) => at >= news.at - LIVE_MEMORY);
      told.set(key, [...fresh, news]);
    },
    /** What was said to somebody from one moment to another. */
    between: (siteId: string, person: string, from: number, to: number): LiveMessage[] =>
      (told.get(keyOf(siteId, person)) ?? [])
        .filter(({ at }) => at >= from && at <= to)
        .map(({ message }) => message),
  };
};
