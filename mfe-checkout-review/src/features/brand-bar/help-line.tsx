import { usePortal } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';

/** What to do where trying again cannot help: the mailed link, or for one that has ended a new one from the firm. */
export const HelpLine = ({ hasEnded = false }: { hasEnded?: boolean }) => {
  const { t } = useTranslation('checkout');
  const { companyEmail } = usePortal().website;
  return (
    <p>
      {t(hasEnded ? 'help.ended' : 'help.write')}{' '}
      <a href={`mailto:${companyEmail}`}>{companyEmail}</a>
    </p>
  );
};
