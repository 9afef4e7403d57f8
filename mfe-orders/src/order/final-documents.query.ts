import { callApi } from '@portal/shared-contracts';
import { getFinalDocument } from '@portal/shared-contracts/documents';
import { isCompleted, moduleIds, type Order } from '@portal/shared-contracts/orders';
import { queryOptions } from '@tanstack/react-query';
import { ORDERS } from './orders.queries.ts';

/** The services of an order that end with final files. */
export const servicesWithFinals = (order: Order) =>
  order.package.packageServices.filter(({ serviceModules }) =>
    serviceModules.some(({ id }) => id === moduleIds.finalDocument),
  );

/** The final files of each service of a completed order, in the order of its package. */
export const finalDocumentsQuery = (order: Order) =>
  queryOptions({
    queryKey: [ORDERS, 'final-documents', order._id],
    queryFn: ({ signal }) =>
      Promise.all(
        servicesWithFinals(order).map(async ({ _id: serviceId, serviceName }) => {
          const { data } = await callApi(
            getFinalDocument,
            { serviceId, id: order._id },
            { signal },
          );
          return { serviceId, serviceName, document: data };
        }),
      ),
    enabled: isCompleted(order),
  });
