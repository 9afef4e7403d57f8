import { callApi, type EndpointInput } from '@portal/shared-contracts';
import { getDraftsOfOrder, uploadDraft } from '@portal/shared-contracts/documents';
import { queryOptions } from '@tanstack/react-query';
import { DOCUMENTS } from '../../order-head/use-announce-change.ts';
import type { ServiceOfOrder } from '../../order-head/use-service-of-order.ts';

/** Every draft of a service, for writers and reviewers. */
export const draftsOfOrderQuery = ({ orderId, serviceId }: ServiceOfOrder) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'draft-files', orderId, serviceId],
    queryFn: ({ signal }) => callApi(getDraftsOfOrder, { orderId, serviceId }, { signal }),
  });

export const sendDraft = (input: EndpointInput<typeof uploadDraft>) => callApi(uploadDraft, input);
