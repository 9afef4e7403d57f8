import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  getFinalDocument,
  getFinalDocumentOfOrder,
  uploadFinalDocument,
} from '@portal/shared-contracts/documents';
import { queryOptions } from '@tanstack/react-query';
import { DOCUMENTS } from '../../order-head/use-announce-change.ts';
import type { ServiceOfOrder } from '../../order-head/use-service-of-order.ts';

/** The customer's final document. */
export const finalDocumentQuery = ({ orderId, serviceId }: ServiceOfOrder) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'final', orderId, serviceId],
    queryFn: ({ signal }) => callApi(getFinalDocument, { id: orderId, serviceId }, { signal }),
  });

/** The same for writers and reviewers. */
export const finalDocumentOfOrderQuery = ({ orderId, serviceId }: ServiceOfOrder) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'final-files', orderId, serviceId],
    queryFn: ({ signal }) => callApi(getFinalDocumentOfOrder, { orderId, serviceId }, { signal }),
  });

export const sendFinalDocument = (input: EndpointInput<typeof uploadFinalDocument>) =>
  callApi(uploadFinalDocument, input);
