import {
  copyJob,
  COUNTED_TO,
  createJob,
  deleteJob,
  getAdminJob,
  importJobs,
  type JobContent,
  jobContent,
  listAdminJobs,
  listMissedSearches,
  readJobSource,
  saveAdminJob,
  saveJobSource,
  testJobSource,
} from '@portal/shared-contracts/admin';
import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { requireConfirmed } from '../../../http/security/confirmed.policy.ts';
import type { Context } from '../../../kernel/context.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { jobReadingOf } from '../jobs/jobs.repository.ts';
import {
  countFirmJobs,
  type FirmJob,
  findFirmJob,
  listFirmJobs,
  lockFirmJob,
} from './firm-jobs.repository.ts';
import { importFromCsv } from './import-jobs.ts';
import { chooseSource, sourceState, trySource } from './job-sources.service.ts';
import { deleteFirmJob, insertFirmJob, updateFirmJobs } from './saved-jobs.repository.ts';
import { countMisses, listMisses } from '../jobs/missed-searches.repository.ts';

const present = ({ changedAt: _at, changedBy: _by, ...job }: FirmJob) => job;

const answer = async (ctx: Context, id: string) => {
  const job = await findFirmJob(ctx.db, id, jobReadingOf(ctx).today);
  if (!job) throw new Refusal('job-unknown');
  return { status: true as const, job: present(job) };
};

const bindLists = (app: PortalApp): void => {
  bindEndpoint(app, listAdminJobs, async ({ cursor, limit: most, ...asked }, ctx) => {
    const { db } = ctx;
    const filter = { ...asked, today: jobReadingOf(ctx).today };
    const limit = Number(most);
    const page = { after: readCursor(cursor, 'timestamptz'), limit: limit + 1 };
    const { shown, nextCursor } = cutPage(
      await listFirmJobs(db, filter, page),
      limit,
      ({ postedAt, _id }) => [postedAt, _id],
    );
    const total = await countFirmJobs(db, filter, COUNTED_TO);
    return { status: true, items: shown.map(present), nextCursor, total };
  });

  bindEndpoint(app, listMissedSearches, async ({ cursor, limit: most }, { db }) => {
    const limit = Number(most);
    const page = { after: readCursor(cursor, 'integer'), limit: limit + 1 };
    const { shown, nextCursor } = cutPage(await listMisses(db, page), limit, (row) => [
      String(row.times),
      row.what,
      row.place,
    ]);
    const items = shown.map((row) => ({
      what: row.what,
      where: row.place,
      times: row.times,
      lastAt: row.last_at.toISOString(),
    }));
    return { status: true, items, nextCursor, total: await countMisses(db) };
  });
};

const addJob = (ctx: Context, content: JobContent): Promise<string> =>
  ctx.db.transaction(async (tx) => {
    const key = ctx.idempotencyKey ?? null;
    const made = await insertFirmJob(tx, { content, by: ctx.actor.id, key });
    ctx.audit.note({ subject: { kind: 'job', id: made }, after: { title: content.title } });
    return made;
  });

const bindJobs = (app: PortalApp): void => {
  bindEndpoint(app, getAdminJob, async ({ id }, ctx) => answer(ctx, id));

  bindEndpoint(app, createJob, async (content, ctx) => answer(ctx, await addJob(ctx, content)));

  bindEndpoint(app, copyJob, async ({ id }, ctx) => {
    const job = await findFirmJob(ctx.db, id, jobReadingOf(ctx).today);
    if (!job) throw new Refusal('job-unknown');
    return answer(ctx, await addJob(ctx, jobContent.parse(job)));
  });

  bindEndpoint(app, saveAdminJob, async ({ id, baseVersion, ...content }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const job = await lockFirmJob(tx, id, jobReadingOf(ctx).today);
      if (!job) throw new Refusal('job-unknown');
      const current = { ...job, changedAt: job.changedAt ?? ctx.now() };
      refuseStale(current, baseVersion, { firm: ctx.site.name, now: ctx.now() });
      ctx.audit.note({ before: { title: job.title }, after: { title: content.title } });
      await updateFirmJobs(tx, [{ id, content }], ctx.actor.id);
    });
    return answer(ctx, id);
  });

  bindEndpoint(app, deleteJob, async ({ id }, { db }) => {
    if (!(await deleteFirmJob(db, id))) throw new Refusal('job-unknown');
    return { status: true };
  });

  bindEndpoint(
    app,
    importJobs,
    async (input, ctx) => ({ status: true, ...(await importFromCsv(ctx, input)) }),
    // A character of Thai is three bytes, and a line break or a quotation mark is escaped.
    { bodyLimit: 4 * limits.jobs.importCharacters },
  );
};

/** A firm's own jobs, where its search looks, and what was searched for in vain. */
export const registerFirmJobs = (app: PortalApp): void => {
  const { jobs: platform } = app.portal.platform.config;
  bindLists(app);
  bindJobs(app);

  bindEndpoint(app, readJobSource, async (_input, ctx) => ({
    status: true,
    source: await sourceState(ctx, platform),
  }));

  bindEndpoint(app, saveJobSource, async (wanted, ctx) => {
    if (wanted.appId ?? wanted.appKey) requireConfirmed(ctx);
    await chooseSource(ctx, wanted);
    return { status: true, source: await sourceState(ctx, platform) };
  });

  bindEndpoint(app, testJobSource, async (_input, ctx) => {
    await limitCostly(ctx, 'job-search');
    return { status: true, ...(await trySource(ctx, platform)) };
  });
};
