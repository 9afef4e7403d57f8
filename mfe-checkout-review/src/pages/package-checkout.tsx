import { email as emailSchema } from '@portal/shared-contracts';
import { safeTarget } from '@portal/shared-contracts/remote';
import { ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { BrandBar } from '../features/brand-bar/brand-bar.tsx';
import { HelpLine } from '../features/brand-bar/help-line.tsx';
import { CheckoutFailure } from '../checkout/checkout-failure.tsx';
import { checkoutLinkQuery } from '../checkout/checkout.queries.ts';
import '../styles/page.css';

/** Finds out where a review's package is bought, and goes there (CR-30). */
export const Page = () => {
  const { packageId = '', critiqueId = '' } = useParams();
  return (
    <PackageCheckout
      key={`${packageId} ${critiqueId}`}
      packageId={packageId}
      critiqueId={critiqueId}
    />
  );
};

const withoutEmail = (search: URLSearchParams): string => {
  const rest = new URLSearchParams(search);
  rest.delete('email');
  return `?${rest}`;
};

interface PackageCheckoutProps {
  packageId: string;
  critiqueId: string;
}

const PackageCheckout = ({ packageId, critiqueId }: PackageCheckoutProps) => {
  const { t } = useTranslation('checkout');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const email = search.get('email');
  const isValid = email === null || emailSchema.safeParse(email).success;
  const critiqueViewId = search.get('critiqueViewId') ?? undefined;
  const uniqueCustomerId = search.get('uniqueCustomerId') ?? undefined;
  const link = useQuery(
    checkoutLinkQuery({ packageId, critiqueId, critiqueViewId, uniqueCustomerId }, isValid),
  );
  const data = link.data?.data;
  useEffect(() => {
    if (!data) return;
    // The firm's own checkout comes from the server's settings; everything else stays on the site.
    if (data.isCustomCheckout) window.location.replace(data.link);
    else void navigate(safeTarget(data.link) ?? '/', { replace: true });
  }, [data, navigate]);
  return (
    <div className="cr-page">
      <BrandBar />
      <h1 className="pui-title" tabIndex={-1} data-page-heading="">
        {t('checkout.opening')}
      </h1>
      {!isValid && (
        <>
          <ErrorState text={`${email} – ${t('name.emailWrong')}`} />
          <HelpLine />
          <Link className="cr-button" to={withoutEmail(search)}>
            {t('checkout.withoutAddress')}
          </Link>
        </>
      )}
      {link.isError && <CheckoutFailure query={link} />}
      {isValid && !link.isError && <LoadingSkeleton shape="text" />}
    </div>
  );
};
