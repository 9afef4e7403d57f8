import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { AdzunaConfig } from '../../kernel/config/jobs.config.ts';
import { readAnswer } from './adzuna-format.ts';
import type { JobPage, JobQuery, JobSource } from './job-source.ts';

/** What a test replaces. */
export interface AdzunaDependencies {
  now: () => number;
  sleep: (milliseconds: number) => Promise<unknown>;
  timeout: number;
}

const ATTEMPTS = 3;
const FIRST_PAUSE = 250;
const CACHED_PAGES = 200;

const silent = (): Refusal => new Refusal('job-search-silent');

const address = (config: AdzunaConfig, query: JobQuery): string => {
  const url = new URL(`${config.url.replace(/\/$/, '')}/${config.country}/search/${query.page}`);
  url.searchParams.set('app_id', config.appId);
  url.searchParams.set('app_key', config.appKey);
  url.searchParams.set('results_per_page', String(query.pageSize));
  url.searchParams.set('content-type', 'application/json');
  if (query.what) url.searchParams.set('what', query.what);
  if (query.where) url.searchParams.set('where', query.where);
  return url.href;
};

// A refused key or a wrong question gets no better by asking again.
const isWorthRetry = (status: number): boolean => status === 429 || status >= 500;

/** Jobs of a provider, with a time limit per attempt, two retries and a short memory. */
export const adzunaJobs = (
  config: AdzunaConfig,
  dependencies: Partial<AdzunaDependencies> = {},
): JobSource => {
  const { now, sleep, timeout } = {
    now: Date.now,
    sleep: wait,
    timeout: limits.jobs.remoteTimeout,
    ...dependencies,
  };
  const cache = new Map<string, { page: JobPage; until: number }>();

  const attempt = async (url: string): Promise<JobPage | 'retry'> => {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    }).catch(() => undefined);
    if (!response || isWorthRetry(response.status)) return 'retry';
    if (!response.ok) throw silent();
    const body: unknown = await response.json().catch(() => undefined);
    return body === undefined ? 'retry' : readAnswer(body);
  };

  const ask = async (url: string): Promise<JobPage> => {
    for (let turn = 0; turn < ATTEMPTS; turn += 1) {
      if (turn > 0) await sleep(FIRST_PAUSE * 2 ** (turn - 1));
      const page = await attempt(url).catch(() => {
        throw silent();
      });
      if (page !== 'retry') return page;
    }
    throw silent();
  };

  const remember = (key: string, page: JobPage): void => {
    cache.delete(key);
    cache.set(key, { page, until: now() + limits.jobs.cache });
    const oldest = cache.keys().next();
    if (cache.size > CACHED_PAGES && !oldest.done) cache.delete(oldest.value);
  };

  return {
    search: async (query) => {
      const key = JSON.stringify([query.what.toLowerCase(), query.where.toLowerCase(), query.page]);
      const known = cache.get(key);
      if (known && known.until > now()) return known.page;
      const page = await ask(address(config, query));
      remember(key, page);
      return page;
    },
  };
};

/** Asks a provider once for one job: whether it works, refuses the keys, or is silent. */
export const tryAdzuna = async (
  config: AdzunaConfig,
): Promise<{ outcome: 'works' | 'refused' | 'silent'; count: number | null }> => {
  const silentNow = { outcome: 'silent', count: null } as const;
  try {
    const response = await fetch(address(config, { what: '', where: '', page: 1, pageSize: 1 }), {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(limits.jobs.remoteTimeout),
      redirect: 'error',
    });
    if (isWorthRetry(response.status)) return silentNow;
    if (!response.ok) return { outcome: 'refused', count: null };
    return { outcome: 'works', count: readAnswer(await response.json()).count };
  } catch {
    return silentNow;
  }
};
