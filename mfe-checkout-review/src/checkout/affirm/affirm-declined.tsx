import { limits } from '@portal/shared-contracts';
import { useAnnounce } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says for five seconds that Affirm declined; the form below is open again (CR-43). */
export const AffirmDeclined = () => {
  const { t } = useTranslation('checkout');
  const announce = useAnnounce();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    announce(t('affirm.declined'), 'assertive');
    const timer = setTimeout(() => setShown(false), limits.errorPopup);
    return () => clearTimeout(timer);
  }, [announce, t]);
  return isShown ? <Alert type="error" showIcon title={t('affirm.declined')} /> : null;
};
