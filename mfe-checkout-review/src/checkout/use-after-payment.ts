import type { CheckoutQuery } from '@portal/shared-contracts/checkout';
import type { PaymentResult } from '@portal/shared-contracts/payments';
import { usePortal } from '@portal/shared-contracts/react';
import { routes, safeTarget } from '@portal/shared-contracts/remote';
import { isEmbedded, postToParent } from '@portal/shared-contracts/widget';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAnnouncePaid } from '../features/pay/use-payer.ts';
import { nextStepOf } from '../features/thank-you/next-step.ts';
import { askForSignInCode } from './checkout-call.ts';
import { forgetCheckout } from './kept-checkout.ts';
import { useBuyer } from './use-buyer.ts';

/** Where the portal opens for the buyer: signed in with the code of this checkout, where there is one. */
export const portalLink = ({ orderId, autoLoginCode }: PaymentResult): string =>
  autoLoginCode
    ? routes.autologin({ code: autoLoginCode }, { from: nextStepOf(orderId) })
    : nextStepOf(orderId);

/** Leaves for the next step after a payment, or keeps its result to show the thanks here (CR-47). */
export const useAfterPayment = (query: CheckoutQuery) => {
  const { t } = useTranslation('checkout');
  const { user, website } = usePortal();
  const buyer = useBuyer();
  const navigate = useNavigate();
  const announcePaid = useAnnouncePaid();
  const [thanked, setThanked] = useState<PaymentResult>();
  const inWidget = query.fromWidget === 'true' || isEmbedded();

  const finish = async (reported: PaymentResult): Promise<void> => {
    announcePaid('checkout', reported);
    if (buyer) forgetCheckout();
    const isKnown = buyer !== null || reported.autoLoginCode !== undefined;
    const result = isKnown ? reported : { ...reported, autoLoginCode: await askForSignInCode() };
    const target = safeTarget(query.redirectionUrl, website.allowedRedirectOrigins);
    if (inWidget) {
      setThanked(result);
      const parents = website.allowedWidgetParents;
      postToParent({ type: 'message', payload: { text: t('thanks.title') } }, parents);
      if (target) postToParent({ type: 'redirect', payload: { url: target } }, parents);
    } else if (target) window.location.assign(target);
    else if (buyer || result.autoLoginCode)
      // The browser's way back leads to no fresh form for what was just paid.
      await navigate(buyer ? nextStepOf(result.orderId) : portalLink(result), { replace: true });
    // Somebody of the firm cannot open the order of a customer.
    else setThanked(user ? { ...result, orderId: undefined } : result);
  };
  return {
    /** What the thanks are about; nothing before a payment. */
    thanked,
    showThanks: setThanked,
    inWidget,
    onPaid: (result: PaymentResult): void => void finish(result),
  };
};
