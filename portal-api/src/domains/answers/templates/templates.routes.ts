import {
  createTemplate,
  getTemplate,
  listTemplates,
  publishTemplate,
  saveTemplate,
} from '@portal/shared-contracts/questionnaires';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import {
  listTemplatesOf,
  listTemplatesOfFirm,
  makeTemplate,
  publishTemplateNamed,
  readTemplate,
  saveTemplateQuestions,
} from './templates.service.ts';

/** Every template belongs to the writer who made it; another writer's answers 404. */
export const registerTemplates = (app: PortalApp): void => {
  bindEndpoint(app, listTemplates, async (_input, ctx) => ({
    templates: await listTemplatesOf(ctx),
    firmTemplates: await listTemplatesOfFirm(ctx),
  }));

  bindEndpoint(app, createTemplate, async ({ name }, ctx) => ({
    template: await makeTemplate(ctx, name),
  }));

  bindEndpoint(app, getTemplate, async ({ key }, ctx) => ({
    questionnaire: await readTemplate(ctx, key),
  }));

  bindEndpoint(app, saveTemplate, async (input, ctx) => {
    const { version, savedAt } = await saveTemplateQuestions(ctx, input);
    return { status: true as const, version, savedAt };
  });

  bindEndpoint(app, publishTemplate, async ({ key, name }, ctx) => ({
    status: true as const,
    questionnaire: await publishTemplateNamed(ctx, { key, name }),
  }));
};
