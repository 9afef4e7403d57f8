import {
  copyTemplate,
  getFollowUp,
  publishFollowUp,
  saveFollowUp,
} from '@portal/shared-contracts/questionnaires';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { toOrderData } from '../../orders/orders.service.ts';
import {
  copyTemplateInto,
  publishFollowUpDraft,
  readFollowUp,
  requireFollowUpTask,
  saveFollowUpDraft,
} from './follow-ups.service.ts';

/** Reviewers may look; only the order's own writer saves, copies and publishes. */
export const registerFollowUps = (app: PortalApp): void => {
  bindEndpoint(app, getFollowUp, async ({ id, service }, ctx) => {
    const task = await requireFollowUpTask(ctx, id, service);
    return {
      orderData: toOrderData(task.order),
      serviceName: task.serviceName,
      questionnaire: await readFollowUp(ctx, task),
    };
  });

  bindEndpoint(app, saveFollowUp, async ({ id, service, data, baseVersion }, ctx) => {
    const task = await requireFollowUpTask(ctx, id, service);
    const saved = await saveFollowUpDraft(ctx, task, { data, baseVersion });
    return { status: true as const, version: saved.version, savedAt: saved.savedAt ?? '' };
  });

  bindEndpoint(app, publishFollowUp, async ({ id, service }, ctx) => {
    const task = await requireFollowUpTask(ctx, id, service);
    return { status: true as const, publishedAt: await publishFollowUpDraft(ctx, task) };
  });

  bindEndpoint(app, copyTemplate, async ({ id, service, template }, ctx) => {
    const task = await requireFollowUpTask(ctx, id, service);
    return { status: true as const, questionnaire: await copyTemplateInto(ctx, task, template) };
  });
};
