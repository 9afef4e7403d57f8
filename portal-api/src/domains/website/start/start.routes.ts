import { readStart, skipStep, type StartStep, startSteps } from '@portal/shared-contracts/admin';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import { listSkippedSteps, saveSkippedStep } from './skipped-steps.repository.ts';

/** Whether a firm has what each step asks for; the domains that hold it say so. */
export type StartFacts = Readonly<Record<StartStep, (ctx: SiteContext) => Promise<boolean>>>;

/** The guide of the first run. */
export const registerStart = (app: PortalApp, facts: StartFacts): void => {
  bindEndpoint(app, readStart, async (_input, ctx) => {
    const skipped = await listSkippedSteps(ctx.db);
    const steps = await Promise.all(
      startSteps.map(async (step) => {
        const isDone = await facts[step](ctx);
        return { step, isDone, isSkipped: !isDone && skipped.has(step) };
      }),
    );
    return { status: true, steps };
  });

  bindEndpoint(app, skipStep, async ({ step, isSkipped }, ctx) => {
    ctx.audit.note({ subject: { kind: 'start-step', id: step }, after: { isSkipped } });
    await saveSkippedStep(ctx.db, step, isSkipped);
    return { status: true };
  });
};
