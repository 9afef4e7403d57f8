import { Refusal } from '@portal/shared-contracts/refusals';
import { paymentKey } from '@portal/shared-contracts/payments';

/**
 * The browser's name of this attempt. Without one the payment method names it: the provider takes
 * each of them once.
 */
export const keyOf = (
  ctx: { idempotencyKey: string | undefined },
  fallback: string | undefined,
): string => {
  const wanted = ctx.idempotencyKey ?? fallback?.replaceAll(/[^\w-]/g, '').padEnd(16, '_');
  const parsed = paymentKey.safeParse(wanted?.slice(0, 64));
  if (!parsed.success) throw new Refusal('payment-key-missing');
  return parsed.data;
};
