import { usePortal } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';

/** What to do where trying again cannot help: the mailed link, or a word to the firm. */
export const HelpLine = () => {
  const { t } = useTranslation('checkout');
  const { companyEmail } = usePortal().website;
  return (
    <p>
      {t('help.write')} <a href={`mailto:${companyEmail}`}>{companyEmail}</a>
    </p>
  );
};
