import { randomUUID } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import {
  deleteReviewSnippet,
  listReviewSnippets,
  readReviewDesk,
  saveReviewSnippet,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { funnelSteps, listCounts } from '../jobs/counts.repository.ts';
import { deleteSnippet, listSnippets, saveSnippet } from './snippets.repository.ts';

const DAYS = 30;

/** What stands beside the reviews of a firm: testimonials, the funnel, and words that come again. */
export const registerReviewDesk = (app: PortalApp): void => {
  bindEndpoint(app, readReviewDesk, async (_input, { db, site, now }) => {
    const since = new Date(now().getTime() - (DAYS - 1) * DAY).toISOString().slice(0, 10);
    const rows = await listCounts(db, since);
    const countOf = (step: string): number =>
      rows.reduce((sum, row) => (row.step === step ? sum + row.count : sum), 0);
    return {
      status: true,
      testimonials: site.settings.testimonials,
      since,
      funnel: funnelSteps.map((step) => ({ step, count: countOf(step) })),
    };
  });

  bindEndpoint(app, listReviewSnippets, async (_input, { db }) => ({
    status: true,
    snippets: (await listSnippets(db)).map(({ id, title, text }) => ({ _id: id, title, text })),
  }));

  bindEndpoint(app, saveReviewSnippet, async ({ title, text }, ctx) => {
    const known = await listSnippets(ctx.db);
    const most = limits.review.snippets;
    if (known.length >= most && known.every((one) => one.title !== title))
      throw new Refusal('snippets-full', { most });
    const _id = await ctx.db.transaction(async (tx) => {
      const id = await saveSnippet(tx, { id: randomUUID(), title, text });
      ctx.audit.note({ subject: { kind: 'review-snippet', id }, after: { title } });
      return id;
    });
    return { status: true, snippet: { _id, title, text } };
  });

  bindEndpoint(app, deleteReviewSnippet, async ({ id }, { db }) => {
    if (!(await deleteSnippet(db, id))) throw new Refusal('snippet-unknown');
    return { status: true };
  });
};
