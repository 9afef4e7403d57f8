import type { PortalApp } from '../../http/portal-app.ts';
import { registerContracts } from './contracts/contracts.routes.ts';
import { registerDrafts } from './drafts/drafts.routes.ts';
import { registerFinalDocuments } from './final-documents/final-documents.routes.ts';
import { registerLinkedin } from './linkedin/linkedin.routes.ts';
import { registerPreviousDocuments } from './previous-documents/previous-documents.routes.ts';

/** Every call about documents. */
export const registerDocuments = (app: PortalApp): void => {
  registerContracts(app);
  registerPreviousDocuments(app);
  registerDrafts(app);
  registerFinalDocuments(app);
  registerLinkedin(app);
};
