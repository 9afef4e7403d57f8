import { limits } from '@portal/shared-contracts';
import { EmptyState } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows for three seconds that the questions are published, then leaves (QU-27). */
export const Published = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation('questionnaires');
  const leave = useRef(onLeave);
  useEffect(() => {
    const timer = setTimeout(() => leave.current(), limits.popup);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <EmptyState text={t('publish.published')} />
    </div>
  );
};
