import { canReadChatFiles } from '../domains/chat/conversations/chat-files.service.ts';
import {
  readByOrder,
  readByOrderAndService,
} from '../domains/documents/attachments/attachments.service.ts';
import { canReadDraftFiles } from '../domains/documents/drafts/drafts.service.ts';
import {
  canReadPersonFiles,
  canReadSiteFiles,
  type FileReaders,
} from '../domains/files/files.policy.ts';
import { canReadFirmFiles } from '../domains/firm-file/firm-file.policy.ts';
import {
  canReadDownloadables,
  canReadOrderFiles,
  canReadPackageFiles,
} from '../domains/orders/order-files.policy.ts';

/** Who may read the files of each kind of subject. */
export const FILE_READERS: FileReaders = {
  site: canReadSiteFiles,
  person: canReadPersonFiles,
  order: canReadOrderFiles,
  package: canReadPackageFiles,
  downloadable: canReadDownloadables,
  chat: canReadChatFiles,
  draft: canReadDraftFiles,
  'firm-file': canReadFirmFiles,
  'previous-document': readByOrderAndService,
  'final-document': readByOrderAndService,
  'linkedin-document': readByOrder,
};
