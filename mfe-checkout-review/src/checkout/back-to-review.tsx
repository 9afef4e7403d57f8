import type { CheckoutQuery } from '@portal/shared-contracts/checkout';
import { routes } from '@portal/shared-contracts/remote';
import { ArrowLeftIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way back for whoever came from a review. */
export const BackToReview = ({ query }: { query: CheckoutQuery }) => {
  const { t } = useTranslation('checkout');
  const { critiqueId, uniqueCustomerId } = query;
  if (!critiqueId) return null;
  const proof = uniqueCustomerId ? { uniqueCustomerId } : undefined;
  return (
    <Link className="pui-back pui-no-print" to={routes.review({ id: critiqueId }, proof)}>
      <ArrowLeftIcon /> {t('checkout.backToReview')}
    </Link>
  );
};
