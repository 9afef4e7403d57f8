import {
  previewMailTemplate,
  readMailTemplate,
  saveMailTemplate,
  sendMailTemplateToMe,
} from '@portal/shared-contracts/mails';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { type PreviewOrder, previewMail } from './preview.service.ts';
import { changeTemplate, showTemplate } from '../templates/templates.service.ts';
import { HOUR_IN_SECONDS } from '../../../kernel/time/durations.ts';

const MAILS_TO_ONESELF = { max: 60, seconds: HOUR_IN_SECONDS };

/** The firm's own words of mails (BO-57). */
export const registerMailTemplates = (app: PortalApp, order: PreviewOrder): void => {
  bindEndpoint(app, readMailTemplate, async (key, ctx) => ({
    status: true,
    template: await showTemplate(ctx.db, key),
  }));

  bindEndpoint(app, saveMailTemplate, async ({ event, language, ...change }, ctx) => {
    await changeTemplate(ctx, { event, language }, change);
    return { status: true, template: await showTemplate(ctx.db, { event, language }) };
  });

  bindEndpoint(app, previewMailTemplate, async ({ event, language, ...words }, ctx) => ({
    status: true,
    ...(await previewMail(ctx, { event, language }, { words, order })),
  }));

  bindEndpoint(app, sendMailTemplateToMe, async ({ event, language, ...words }, ctx) => {
    await ctx.limit(`mail-to-me:${ctx.actor.id}`, MAILS_TO_ONESELF);
    const { subject, text, html } = await previewMail(ctx, { event, language }, { words, order });
    await ctx.mail.send({ to: ctx.actor.email, subject, text, html });
    ctx.audit.note({ subject: { kind: 'mail-template', id: `${event}/${language}` } });
    return { status: true };
  });
};
