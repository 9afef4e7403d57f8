import { readCheckoutQuery, type CheckoutQuery } from '@portal/shared-contracts/checkout';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { EmptyState, LoadingSkeleton } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { BrandBar } from '../features/brand-bar/brand-bar.tsx';
import { HelpLine } from '../features/brand-bar/help-line.tsx';
import { customLinkQuery, packageInfoQuery } from '../checkout/checkout.queries.ts';
import { useSignInBuyer } from '../checkout/use-sign-in-buyer.ts';
import { ProviderSetup } from '../provider/provider-elements.tsx';
import { BackToReview } from '../checkout/back-to-review.tsx';
import { CheckoutFailure } from '../checkout/checkout-failure.tsx';
import { CheckoutForm } from '../checkout/checkout-form.tsx';
import '../styles/page.css';
import '../styles/pay.css';
import '../styles/checkout.css';

// `?item=` names no package either.
const readQuery = (search: URLSearchParams): CheckoutQuery => {
  const { item, ...rest } = readCheckoutQuery(search);
  return item?.trim() ? { item, ...rest } : rest;
};

/** An address without a package: where packages come from, and who can help. */
const NothingChosen = () => {
  const { t } = useTranslation('checkout');
  return (
    <>
      <EmptyState
        text={t('checkout.nothingChosen')}
        action={
          <Link className="cr-button" to={routes.home({})}>
            {t('thanks.portal')}
          </Link>
        }
      />
      <HelpLine />
    </>
  );
};

/** The checkout for guests and customers (CR-31 to CR-47). */
export const Page = () => {
  const { t } = useTranslation('checkout');
  const { website, user } = usePortal();
  const [search] = useSearchParams();
  const query = useMemo(() => readQuery(search), [search]);
  const isCustom = website.customCheckout !== null;
  const signIn = useSignInBuyer(query, search);
  const custom = useQuery(customLinkQuery(query, user, isCustom));
  const info = useQuery(packageInfoQuery(query, !isCustom && !signIn.target && !signIn.isPending));
  const link = custom.data?.link;
  useEffect(() => {
    if (link) window.location.assign(link);
  }, [link]);
  if (signIn.target) return <Navigate to={signIn.target} replace />;
  const failed = isCustom ? custom : info;
  const isWaiting = query.item !== undefined && !failed.isError && !info.data;
  return (
    <div className="cr-page">
      <meta name="referrer" content="same-origin" />
      <BrandBar />
      <BackToReview query={query} />
      {!info.data && (
        <h1
          className="pui-title"
          tabIndex={-1}
          data-page-heading=""
          data-waiting={isWaiting ? '' : undefined}
        >
          {t('checkout.title')}
        </h1>
      )}
      {query.item === undefined && <NothingChosen />}
      {failed.isError && <CheckoutFailure query={failed} />}
      {isWaiting && <LoadingSkeleton shape="form" />}
      {info.data && (
        <ProviderSetup>
          <CheckoutForm key={query.item} query={query} info={info.data} />
        </ProviderSetup>
      )}
    </div>
  );
};
