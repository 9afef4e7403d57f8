import { z } from '@portal/shared-contracts/schema';
import { orderData } from '../orders/orders.schema.ts';
import { id } from '../scalars.ts';

/** What every document screen says of its order, and the name of the service where there is one. */
export const documentOrder = orderData.extend({ serviceName: z.string().nullable() });

/** The order of a document screen. */
export type DocumentOrder = z.output<typeof documentOrder>;

/** Path parameters of a call about the documents of one service of an order. */
export const serviceOfOrder = z.object({ serviceId: id, id });

/** The same with the parameter names of the writer's calls. */
export const serviceOfWriterOrder = z.object({ serviceId: id, orderId: id });
