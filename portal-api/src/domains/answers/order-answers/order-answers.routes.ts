import { readOrderAnswers } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { questionnairesOf } from './order-answers.service.ts';

/** What any order asks and what was answered, for the firm. */
export const registerOrderAnswers = (app: PortalApp): void => {
  bindEndpoint(app, readOrderAnswers, async ({ id }, { db }) => ({
    status: true,
    ...(await questionnairesOf(db, id)),
  }));
};
