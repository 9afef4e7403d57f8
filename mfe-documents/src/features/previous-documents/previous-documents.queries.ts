import { callApi, type StoredFile } from '@portal/shared-contracts';
import {
  getPreviousDocuments,
  getPreviousDocumentsOfCustomer,
  uploadPreviousDocuments,
} from '@portal/shared-contracts/documents';
import { moduleIds } from '@portal/shared-contracts/orders';
import { queryOptions } from '@tanstack/react-query';
import { DOCUMENTS } from '../../order-head/use-announce-change.ts';
import type { ServiceOfOrder } from '../../order-head/use-service-of-order.ts';

/** What the customer uploaded for a service. */
export const uploadedQuery = ({ orderId, serviceId }: ServiceOfOrder) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'previous', orderId, serviceId],
    queryFn: ({ signal }) => callApi(getPreviousDocuments, { id: orderId, serviceId }, { signal }),
  });

/** The same for writers and reviewers. */
export const previousQuery = ({ orderId, serviceId }: ServiceOfOrder) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'previous-of-customer', orderId, serviceId],
    queryFn: ({ signal }) =>
      callApi(getPreviousDocumentsOfCustomer, { orderId, serviceId }, { signal }),
  });

/** Adds and removes documents of a service. */
export const savePrevious = (
  { orderId, serviceId }: ServiceOfOrder,
  change: { uploadedFiles: StoredFile[]; deletedFiles: string[] },
) =>
  callApi(uploadPreviousDocuments, {
    id: orderId,
    order_id: orderId,
    serviceId,
    taskId: moduleIds.previousDocument,
    ...change,
  });
