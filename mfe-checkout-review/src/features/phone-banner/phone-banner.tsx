import { PhoneIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';

/** Shown for firms that answer the phone (CR-04). */
export const PhoneBanner = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('checkout');
  if (!phone) return null;
  return (
    <p className="cr-card cr-phone">
      <PhoneIcon />
      <span>
        {t('phone.text')} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
      </span>
    </p>
  );
};
