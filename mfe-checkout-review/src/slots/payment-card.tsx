import type { SlotProps } from '@portal/shared-contracts/remote';
import { routes } from '@portal/shared-contracts/remote';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { PurposeForm } from '../features/pay/purpose-form.tsx';
import { ProviderElements } from '../provider/provider-elements.tsx';
import '../styles/page.css';
import '../styles/pay.css';

/** The card form that other remotes mount: for tips, invoices and new orders. */
export const Slot = ({ purpose, ...props }: SlotProps['payment.card']) => {
  const { t } = useTranslation('checkout');
  // A checkout needs its buyer and summary, so it has a page of its own.
  if (purpose.kind === 'checkout')
    return (
      <Link to={routes.checkout({}, { item: purpose.packageId, coupon: purpose.coupon })}>
        {t('checkout.open')}
      </Link>
    );
  return (
    <ProviderElements>
      <PurposeForm purpose={purpose} {...props} />
    </ProviderElements>
  );
};
