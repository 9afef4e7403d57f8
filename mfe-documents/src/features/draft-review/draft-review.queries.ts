import { callApi, type EndpointInput } from '@portal/shared-contracts';
import { finalizeDrafts, getDrafts, reviewDraft } from '@portal/shared-contracts/documents';
import { moduleIds } from '@portal/shared-contracts/orders';
import { queryOptions } from '@tanstack/react-query';
import { DOCUMENTS } from '../../order-head/use-announce-change.ts';
import type { ServiceOfOrder } from '../../order-head/use-service-of-order.ts';

/** The drafts that the customer may see. */
export const draftsQuery = ({ orderId, serviceId }: ServiceOfOrder) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'drafts', orderId, serviceId],
    queryFn: ({ signal }) => callApi(getDrafts, { id: orderId, serviceId }, { signal }),
  });

/** Sends rating and request. */
export const sendReview = (input: EndpointInput<typeof reviewDraft>) => callApi(reviewDraft, input);

/** Accepts the reviewed draft as final. */
export const acceptAsFinal = ({ orderId, serviceId }: ServiceOfOrder) =>
  callApi(finalizeDrafts, { order_id: orderId, serviceId, taskId: moduleIds.revisionProcess });
