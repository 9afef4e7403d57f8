import { undoAudited } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { undoAct, type Undoes } from './undo.service.ts';

/** Taking back what was done, from its row of the log or right after it. */
export const registerUndo = (app: PortalApp, undoes: Undoes): void =>
  bindEndpoint(app, undoAudited, async ({ id }, ctx) => {
    await undoAct(ctx, undoes, id);
    return { status: true };
  });
