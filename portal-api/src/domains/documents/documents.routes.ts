import type { PortalApp } from '../../http/portal-app.ts';
import { registerApprovals } from './approvals/approvals.routes.ts';
import { registerContracts } from './contracts/contracts.routes.ts';
import { registerDrafts } from './drafts/drafts.routes.ts';
import { registerFinalDocuments } from './final-documents/final-documents.routes.ts';
import { registerFirmContracts } from './firm-contracts/firm-contracts.routes.ts';
import { registerLinkedin } from './linkedin/linkedin.routes.ts';
import { registerOrderDocuments } from './order-documents/order-documents.routes.ts';
import { registerDocumentsOnBehalf } from './previous-documents/on-behalf.routes.ts';
import { registerPreviousDocuments } from './previous-documents/previous-documents.routes.ts';

/** Every call about documents. */
export const registerDocuments = (app: PortalApp): void => {
  registerContracts(app);
  registerFirmContracts(app);
  registerPreviousDocuments(app);
  registerDocumentsOnBehalf(app);
  registerDrafts(app);
  registerApprovals(app);
  registerFinalDocuments(app);
  registerLinkedin(app);
  registerOrderDocuments(app);
};
