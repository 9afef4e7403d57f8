import { CONTRACT_VERSION } from '@portal/shared-contracts';
import type { PortalApp } from '../portal-app.ts';
import { openApi } from './open-api.ts';

/** `GET /api/openapi.json`, built on the first request when every domain has bound its calls. */
export const describeApi = (app: PortalApp): void => {
  let description: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(openApi(app.portal.endpoints, CONTRACT_VERSION));
    return reply.type('application/json').send(description);
  });
};
