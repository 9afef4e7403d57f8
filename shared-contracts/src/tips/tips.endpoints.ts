import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { challengeFields, paymentMethodId } from '../payments/payments.schema.ts';
import { id } from '../scalars.ts';

/** Tips the writer of an order by card (OR-44). Needs an idempotency key. */
export const tipWriter = defineEndpoint({
  method: 'POST',
  path: '/api/customer/orders/tip/{id}',
  access: ['user'],
  summary: 'Tip the writer of an order',
  input: z.object({
    id,
    /** Whole units of the order's currency. */
    tip: z.number().int().min(limits.tip.minimum),
    payment: paymentMethodId,
  }),
  output: z.object({ status: z.literal(true), ...challengeFields }),
});
