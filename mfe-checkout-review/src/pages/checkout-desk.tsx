import { isCardCurrency } from '@portal/shared-contracts';
import type { CheckoutQuery, PackageInfo } from '@portal/shared-contracts/checkout';
import { usePortal } from '@portal/shared-contracts/react';
import { routes, safeTarget } from '@portal/shared-contracts/remote';
import type { Given } from '@portal/shared-contracts/payments';
import { Formik, type FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AffirmReturn } from './affirm-return.tsx';
import { AffirmStart } from './affirm-start.tsx';
import { FreeForm } from '../features/pay/free-form.tsx';
import { CouponBox } from '../features/coupon/coupon-box.tsx';
import { useAddressCoupon } from '../features/coupon/use-address-coupon.ts';
import {
  CustomerForm,
  customerSchema,
  type CustomerValues,
} from '../features/customer-form/customer-form.tsx';
import {
  askForSignInCode,
  openCheckout,
  payCheckout,
  type CheckoutPurchase,
} from '../features/checkout/checkout-call.ts';
import { OrderSummary } from '../features/order-summary/order-summary.tsx';
import { PayForm } from '../features/pay/pay-form.tsx';
import { scopeOf } from '../features/pay/paying-call.ts';
import { TransferForm } from '../features/pay/transfer-form.tsx';
import { useAnnouncePaid } from '../features/pay/use-payer.ts';
import { PaidAlready } from '../features/thank-you/paid-already.tsx';
import { nextStepOf, ThankYou } from '../features/thank-you/thank-you.tsx';
import { isInWidget, tellParent } from '../features/widget/widget-bridge.ts';

interface CheckoutDeskProps {
  query: CheckoutQuery;
  info: PackageInfo;
}

const customerOf = (
  query: CheckoutQuery,
  info: PackageInfo,
  user: { firstName: string; lastName: string; email: string } | null,
): CustomerValues => ({
  firstName: user?.firstName ?? query.firstName ?? info.firstName ?? '',
  lastName: user?.lastName ?? query.lastName ?? info.lastName ?? '',
  email: user?.email ?? query.email ?? info.email ?? '',
});

/** Buyer, coupon, summary and payment of one package. */
export const CheckoutDesk = ({ query, info }: CheckoutDeskProps) => {
  const { t } = useTranslation('checkout');
  const { user, website } = usePortal();
  const navigate = useNavigate();
  const announcePaid = useAnnouncePaid();
  const form = useRef<FormikProps<CustomerValues>>(null);
  const { coupon, linked, choose } = useAddressCoupon(query.coupon);
  const [isPricing, setPricing] = useState(Boolean(linked));
  const [given, setGiven] = useState<Given>();
  const { customerPackage: item, currency } = info;
  const total = coupon?.total ?? item.packagePrice;
  const inWidget = isInWidget(query.fromWidget);
  const purpose = { kind: 'checkout', packageId: item._id, coupon: coupon?.code } as const;
  const scope = scopeOf(purpose, user?._id ?? 'guest');

  const purchase = (): CheckoutPurchase => ({
    item: item._id,
    coupon: coupon?.code,
    country: query.country,
    critiqueId: query.critiqueId,
    checkoutClickId: query.checkoutClickId ?? info.checkoutClickId,
    customer: {
      ...(form.current?.values ?? customerOf(query, info, user)),
      uniqueCustomerId: query.uniqueCustomerId,
    },
  });
  const isComplete = async (): Promise<boolean> => {
    if (user) return true;
    await form.current?.submitForm();
    return form.current?.isValid ?? false;
  };

  const finish = async (reported: Given): Promise<void> => {
    announcePaid('checkout', reported);
    const isSignedIn = user !== null || reported.autoLoginCode !== undefined;
    const paid = isSignedIn ? reported : { ...reported, autoLoginCode: await askForSignInCode() };
    const target = safeTarget(query.redirectionUrl, website.allowedRedirectOrigins);
    if (inWidget) {
      setGiven(paid);
      const parents = website.allowedWidgetParents;
      tellParent({ type: 'message', payload: { text: t('thanks.title') } }, parents);
      if (target) tellParent({ type: 'redirect', payload: { url: target } }, parents);
    } else if (target) window.location.assign(target);
    else if (user) await navigate(nextStepOf(paid.orderId));
    else if (paid.autoLoginCode)
      await navigate(
        routes.autologin({ code: paid.autoLoginCode }, { from: nextStepOf(paid.orderId) }),
      );
    else setGiven(paid);
  };

  if (given)
    return (
      <ThankYou orderId={given.orderId} isInWidget={inWidget} portalLink={portalLink(given)} />
    );
  const onPaid = (paid: Given): void => void finish(paid);
  const shared = {
    scope,
    amount: total,
    currency,
    beforePay: isComplete,
    isDisabled: isPricing,
  };
  const call = (key: string, method: string) => payCheckout(key, method, purchase());
  const paid = (known: Given) => <PaidAlready given={known} onSeen={setGiven} />;
  return (
    <>
      <h1 className="pui-title" tabIndex={-1} data-page-heading="">
        {t('checkout.title')}
      </h1>
      <AffirmReturn query={query} purchase={purchase} scope={scope} onPaid={onPaid}>
        <div className="cr-desk">
          <div className="cr-desk-main">
            <section className="cr-card" aria-labelledby="customer-title">
              <h2 id="customer-title">{t('customer.title')}</h2>
              {user ? (
                <p>
                  {t('customer.signedIn', {
                    name: `${user.firstName} ${user.lastName}`,
                    email: user.email,
                  })}
                </p>
              ) : (
                <Formik
                  innerRef={form}
                  initialValues={customerOf(query, info, user)}
                  validationSchema={customerSchema(t)}
                  onSubmit={() => undefined}
                >
                  <CustomerForm />
                </Formik>
              )}
            </section>
            <section className="cr-card" aria-labelledby="payment-title">
              <h2 id="payment-title">{t('checkout.payment')}</h2>
              {total === 0 ? (
                <FreeForm key={scope} {...shared} call={call} onPaid={onPaid} paid={paid} />
              ) : isCardCurrency(currency) ? (
                <>
                  <PayForm {...shared} call={call} onPaid={onPaid} paid={paid} />
                  <AffirmStart
                    country={query.country}
                    currency={currency}
                    scope={scope}
                    purchase={purchase}
                    isComplete={isComplete}
                    isDisabled={isPricing}
                  />
                </>
              ) : (
                <TransferForm
                  {...shared}
                  input={{ price: total, selectedPackageId: item._id, couponCode: coupon?.code }}
                  beforePay={async (key) => {
                    if (!(await isComplete())) return false;
                    await openCheckout(key, purchase());
                    return true;
                  }}
                />
              )}
            </section>
          </div>
          <OrderSummary
            item={item}
            currency={currency}
            discount={coupon?.discountAmount ?? 0}
            total={total}
          >
            <CouponBox
              item={item._id}
              initial={linked}
              applied={coupon}
              onChange={choose}
              onChecking={setPricing}
            />
          </OrderSummary>
        </div>
      </AffirmReturn>
    </>
  );
};

const portalLink = ({ orderId, autoLoginCode }: Given): string =>
  autoLoginCode
    ? routes.autologin({ code: autoLoginCode }, { from: nextStepOf(orderId) })
    : nextStepOf(orderId);
