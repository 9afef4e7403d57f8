import { limits } from '@portal/shared-contracts';
import { errorLines, ErrorState, useAnnounce } from '@portal/shared-ui';
import { useEffect, useState } from 'react';

/** A failure of the review in an alert that clears after 5 s (CR-19, CR-20); it is announced as well. */
export const TimedAlert = ({ error }: { error: unknown }) => {
  const announce = useAnnounce();
  const [cleared, setCleared] = useState<unknown>();
  useEffect(() => {
    if (!error) return undefined;
    announce(errorLines(error).join(' '), 'assertive');
    const timer = setTimeout(() => setCleared(error), limits.errorPopup);
    return () => clearTimeout(timer);
  }, [error, announce]);
  return error && error !== cleared ? <ErrorState error={error} /> : null;
};
