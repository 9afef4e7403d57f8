import { AppError, isCardCurrency } from '@portal/shared-contracts';
import { tipWriter } from '@portal/shared-contracts/tips';
import type { PortalApp } from '../../../app.ts';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { keyOf, withPayments } from '../payment-context.ts';
import { openAttempt } from '../lifecycle/attempt-lifecycle.ts';
import { payByCard } from '../cards/pay-by-card.ts';
import { challengeOf } from '../attempts/present-payment.ts';
import { tipPurchase } from './tip-purchase.ts';

/** Tips by card. */
export const registerTips = (app: PortalApp): void => {
  bindEndpoint(app, tipWriter, async ({ id, tip, payment }, plain) => {
    const ctx = withPayments(app, plain);
    const key = keyOf(ctx, payment);
    const purchase = await tipPurchase(ctx, { orderId: id, amount: tip, key }, 'cards');
    if (!isCardCurrency(purchase.currency))
      throw new AppError('unprocessable', 'Cards do not serve this currency.');
    const attempt = await openAttempt(ctx, key, purchase);
    return { status: true, ...challengeOf(await payByCard(ctx, attempt, payment, 'Tip')) };
  });
};
