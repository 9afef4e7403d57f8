import { ErrorState, useOnline } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import type { Intake } from './use-intake.ts';

/** Why there is no review yet; the file is still there, so that Retry is all it takes (RV-05). */
export const IntakeFailure = ({ intake, onRetry }: { intake: Intake; onRetry: () => void }) => {
  const { t } = useTranslation('freereview');
  const isOnline = useOnline();
  const { failure, resume, values } = intake;
  if (!isOnline)
    return (
      <Alert
        className="cr-intake-offline"
        type="warning"
        showIcon
        title={t('offline')}
        role="status"
      />
    );
  if (!failure) return null;
  const isHere = values.source === 'text' || resume.file !== undefined;
  return (
    <ErrorState
      error={failure.error}
      text={failure.text}
      safe={t(isHere ? 'safe' : 'chooseAgain')}
      {...(isHere ? { onRetry } : {})}
    />
  );
};
