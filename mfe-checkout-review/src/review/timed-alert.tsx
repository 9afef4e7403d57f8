import { limits } from '@portal/shared-contracts';
import { errorLines, ErrorState, useAnnounce } from '@portal/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A failure of the review in an alert that clears after 5 s (CR-19, CR-20); it is announced as well. */
export const TimedAlert = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('ui');
  const announce = useAnnounce();
  const [cleared, setCleared] = useState<unknown>();
  useEffect(() => {
    if (!error) return undefined;
    announce(errorLines(error, t).join(' '), 'assertive');
    const timer = setTimeout(() => setCleared(error), limits.errorPopup);
    return () => clearTimeout(timer);
  }, [error, announce, t]);
  return error && error !== cleared ? <ErrorState error={error} /> : null;
};
