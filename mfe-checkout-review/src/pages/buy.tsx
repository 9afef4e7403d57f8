import { callApi } from '@portal/shared-contracts';
import { openCheckoutLink } from '@portal/shared-contracts/checkout';
import { routes } from '@portal/shared-contracts/remote';
import { LoadingSkeleton } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { CheckoutFailure } from '../checkout/checkout-failure.tsx';
import { BrandBar } from '../features/brand-bar/brand-bar.tsx';
import '../styles/page.css';

/** `/buy/{slug}`: leads to the checkout with package, coupon and buyer of a firm's link (BO-91). */
export const Page = () => {
  const { slug = '' } = useParams();
  const { t } = useTranslation('checkout');
  const opened = useQuery({
    queryKey: ['checkout', 'buy', slug],
    queryFn: ({ signal }) => callApi(openCheckoutLink, { slug }, { signal }),
    // Each asking is counted as an opening.
    staleTime: Infinity,
    retry: false,
  });
  if (opened.data) {
    const { item, coupon, firstName, lastName, email } = opened.data;
    const known = { coupon, firstName, lastName, email };
    const filled = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const query = { item, link: slug, ...(Object.fromEntries(filled) as Record<string, string>) };
    return <Navigate to={routes.checkout({}, query)} replace />;
  }
  return (
    <div className="cr-page">
      <BrandBar />
      <h1 className="pui-title" tabIndex={-1} data-page-heading="">
        {t(opened.isError ? 'checkout.title' : 'checkout.opening')}
      </h1>
      {opened.isError ? <CheckoutFailure query={opened} /> : <LoadingSkeleton shape="text" />}
    </div>
  );
};
