import type { PortalApp } from '../../../app.ts';
import { registerContracts } from '../contracts/contracts.routes.ts';
import { registerDrafts } from '../drafts/drafts.routes.ts';
import { registerDraftReader } from '../drafts/drafts.service.ts';
import { registerFinalDocuments } from '../final-documents/final-documents.routes.ts';
import { registerLinkedin } from '../linkedin/linkedin.routes.ts';
import { registerPreviousDocuments } from '../previous-documents/previous-documents.routes.ts';
import { registerDocumentReaders } from './document-files.service.ts';

/** Every call about documents, and who may read their files. */
export const registerDocuments = (app: PortalApp): void => {
  registerDocumentReaders();
  registerDraftReader();
  registerContracts(app);
  registerPreviousDocuments(app);
  registerDrafts(app);
  registerFinalDocuments(app);
  registerLinkedin(app);
};
