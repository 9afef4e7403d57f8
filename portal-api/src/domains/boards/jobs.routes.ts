import { Refusal } from '@portal/shared-contracts/refusals';
import { saveJob, saveSearchClick, searchJobs } from '@portal/shared-contracts/jobs';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { limitCostly } from '../../http/limits/costly-calls.ts';
import type { Context } from '../../kernel/context.ts';
import { boardActor, DONE, announceBoardChange } from './boards/board-context.ts';
import type { BoardActor } from './boards/boards.service.ts';
import { registerFirmJobs } from './firm-jobs/firm-jobs.routes.ts';
import { providerOf } from './firm-jobs/job-sources.service.ts';
import { jobReadingOf, ownJobs } from './jobs/jobs.repository.ts';
import * as jobs from './jobs/jobs.service.ts';

// Search and tracker are two switches: a firm may have either without the other.
const seeker = (ctx: Context): BoardActor => {
  if (!ctx.site.settings.website_settings.enable_customer_job_search)
    throw new Refusal('boards-off');
  return { personId: ctx.actor.id, scope: 'customer' };
};

/** Binds the job search; the firm says where it looks, without that the platform does. */
export const registerJobs = (app: PortalApp): void => {
  const { jobs: platform } = app.portal.platform.config;
  registerFirmJobs(app);
  bindEndpoint(app, searchJobs, async (input, ctx) => {
    const actor = seeker(ctx);
    await limitCostly(ctx, 'job-search');
    return jobs.searchJobs(ctx.db, actor, input, {
      source: (await providerOf(ctx, platform)) ?? ownJobs(ctx.db, jobReadingOf(ctx)),
      marksTracked: ctx.site.settings.website_settings.enable_boards,
    });
  });
  bindEndpoint(app, saveSearchClick, async (input, ctx) => {
    await jobs.saveClick(ctx.db, seeker(ctx), input);
    return DONE;
  });
  bindEndpoint(app, saveJob, async (input, ctx) => {
    seeker(ctx);
    const actor = boardActor(ctx, 'customer');
    const outcome = await jobs.saveJob(ctx.db, actor, input, ctx.site.settings.currency);
    if (outcome.cardId) await announceBoardChange(ctx, outcome.boardId);
    return { ...DONE, ...outcome };
  });
};
