import type { NotRead } from '@portal/shared-contracts/reviews';
import { Alert } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';

/** What was left unread because a limit was reached (RV-10). */
export const NotReadNote = ({ parts }: { parts: readonly NotRead[] }) => {
  const { t } = useTranslation('freereview');
  return parts.map(({ what, limit, found }) => (
    <Alert
      key={what}
      type="info"
      role="note"
      showIcon
      title={t(`review.notRead.${what}`, { limit, found })}
    />
  ));
};
