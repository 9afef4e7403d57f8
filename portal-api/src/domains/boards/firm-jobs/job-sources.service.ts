import type { JobSourceState } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { adzunaJobs, tryAdzuna } from '../../../adapters/jobs/adzuna.ts';
import type { JobSource } from '../../../adapters/jobs/job-source.ts';
import type { AdzunaConfig } from '../../../kernel/config/jobs.config.ts';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { jobReadingOf, ownJobs } from '../jobs/jobs.repository.ts';
import {
  findSource,
  listKeys,
  replaceKeys,
  saveSource,
  type SourceRow,
} from './job-sources.repository.ts';

const PUBLIC_API = 'https://api.adzuna.com/v1/api/jobs';

/** What choosing a source needs of a site. */
export type SourceContext = Pick<SiteContext, 'db' | 'sealer'>;

const ownerOf = (siteId: string): string => `job search of ${siteId}`;

const accountOf = (
  { db, sealer }: SourceContext,
  { keys, country }: Pick<SourceRow, 'keys' | 'country'>,
  platform: AdzunaConfig | undefined,
): AdzunaConfig | undefined => {
  if (keys === null) return undefined;
  const { appId, appKey } = JSON.parse(sealer.open(keys, ownerOf(db.siteId))) as AdzunaConfig;
  return { url: platform?.url ?? PUBLIC_API, appId, appKey, country };
};

const remembered = new Map<string, { version: number; source: JobSource }>();

/** The search API that a firm is to be asked at, or nothing where its own jobs are searched. */
export const providerOf = async (
  ctx: SourceContext,
  platform: AdzunaConfig | undefined,
): Promise<JobSource | undefined> => {
  const row = await findSource(ctx.db);
  if (row?.kind === 'own') return undefined;
  const firm = row?.kind === 'search-api' ? accountOf(ctx, row, platform) : undefined;
  const account = firm ?? platform;
  if (!account) return undefined;
  const version = firm ? (row?.version ?? 0) : 0;
  const key = `${firm ? ctx.db.siteId : ''}|${account.url}|${account.country}`;
  const known = remembered.get(key);
  if (known?.version === version) return known.source;
  // One per firm, so that its short memory of pages lasts from search to search.
  const source = adzunaJobs(account);
  remembered.set(key, { version, source });
  return source;
};

/** Where the search looks, without keys. */
export const sourceState = async (
  { db }: SourceContext,
  platform: AdzunaConfig | undefined,
): Promise<JobSourceState> => {
  const row = await findSource(db);
  return {
    kind: row?.kind ?? 'platform',
    country: row?.country ?? platform?.country ?? 'us',
    hasKeys: (row?.keys ?? null) !== null,
    platformHasApi: platform !== undefined,
    version: row?.version ?? 0,
  };
};

interface Wanted {
  baseVersion: number;
  kind: JobSourceState['kind'];
  country: string;
  appId?: string | undefined;
  appKey?: string | undefined;
}

/** Stores where the search looks; a search API needs both keys, new or kept. */
export const chooseSource = async (ctx: Context, wanted: Wanted): Promise<void> => {
  const { db, sealer } = ctx;
  const row = await findSource(db);
  const current = {
    version: row?.version ?? 0,
    changedBy: row?.changer ?? null,
    changedAt: row?.changed_at ?? ctx.now(),
  };
  refuseStale(current, wanted.baseVersion, { firm: ctx.site.name, now: ctx.now() });
  const { appId, appKey, kind, country, baseVersion } = wanted;
  // One key alone would be dropped in silence, and the search would go on with the former two.
  const isHalf = (appId === undefined) !== (appKey === undefined);
  if (kind === 'search-api' && isHalf)
    throw new Refusal('job-keys-missing', {}, appId === undefined ? 'appId' : 'appKey');
  const isNew = appId !== undefined && appKey !== undefined;
  const keys = isNew
    ? sealer.seal(JSON.stringify({ appId, appKey }), ownerOf(db.siteId))
    : (row?.keys ?? null);
  if (kind === 'search-api' && keys === null) throw new Refusal('job-keys-missing', {}, 'appKey');
  ctx.audit.note({
    subject: { kind: 'job-source', id: db.siteId },
    before: { kind: row?.kind ?? 'platform', country: row?.country ?? '' },
    after: { kind, country, ...(isNew ? { keys: '(set)' } : {}) },
  });
  const by = ctx.actor.id;
  if (!(await saveSource(db, { kind, country, keys, baseVersion, by })))
    throw new Refusal('changed-meanwhile', { name: ctx.site.name, count: 1 });
};

/** Asks for one job, and says how it went. */
export const trySource = async (
  ctx: SourceContext & Pick<SiteContext, 'site' | 'now'>,
  platform: AdzunaConfig | undefined,
): Promise<{ outcome: 'works' | 'refused' | 'silent'; count: number | null }> => {
  const row = await findSource(ctx.db);
  const firm = row?.kind === 'search-api' ? accountOf(ctx, row, platform) : undefined;
  const account = row?.kind === 'own' ? undefined : (firm ?? platform);
  if (account) return tryAdzuna(account);
  const own = await ownJobs(ctx.db, jobReadingOf(ctx)).search({
    what: '',
    where: '',
    page: 1,
    pageSize: 1,
  });
  return { outcome: 'works', count: own.count };
};

/** Seals keys that lie open, and those under a key that will go. */
export const sealJobKeys = async ({
  database,
  sealer,
}: Pick<Platform, 'database' | 'sealer'>): Promise<void> => {
  const platform = database.platform();
  for (const row of await listKeys(platform)) {
    const renewed = sealer.renew(row.keys, ownerOf(row.site_id));
    if (renewed !== undefined) await replaceKeys(platform, row, renewed);
  }
};
