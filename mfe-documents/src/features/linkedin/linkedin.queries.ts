import { callApi, type StoredFile } from '@portal/shared-contracts';
import {
  getLinkedinDocumentOfOrder,
  uploadLinkedinDocument,
} from '@portal/shared-contracts/documents';
import { queryOptions } from '@tanstack/react-query';
import { DOCUMENTS } from '../../order-head/use-announce-change.ts';

/** The LinkedIn document of an order, for writers and reviewers. */
export const linkedinQuery = (orderId: string) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'linkedin', orderId],
    queryFn: ({ signal }) => callApi(getLinkedinDocumentOfOrder, { orderId }, { signal }),
  });

/** Uploads the LinkedIn document. */
export const sendLinkedin = ({ orderId, file }: { orderId: string; file: StoredFile }) =>
  callApi(uploadLinkedinDocument, { order_id: orderId, data: { file }, taskId: 'final_linkedin' });
