import { z } from '@portal/shared-contracts/schema';
import { id, timestamp } from '../scalars.ts';

/** One notification (SC-19); `contant` is the wire's spelling. */
export const notification = z.object({
  _id: id,
  /** An order, or `invoices`. */
  order_id: z.union([id, z.literal('invoices')]),
  contant: z.string(),
  createdAt: timestamp,
  data: z.object({
    /** File key of the sender's picture, empty without one. */
    senderImg: z.string(),
    senderName: z.string(),
    senderPrefName: z.string(),
    action: z.string(),
  }),
});

/** One notification. */
export type Notification = z.output<typeof notification>;
