import { ApiError } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import type { IntakeState } from '@portal/shared-contracts/reviews';
import { useAnnounce } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { IntakeProgress, type IntakeStep } from './intake-progress.tsx';
import { stateQuery } from './intake.queries.ts';
import { keepLastReview } from './kept-sending.ts';

/** Props of {@link FollowReview}. */
export interface FollowReviewProps {
  critiqueId: string;
  onReady: () => Promise<void>;
  onFailed: (message: string) => void;
}

const stepOf = (stage: IntakeState['stage'] | undefined): IntakeStep =>
  stage === undefined || stage === 'ready' || stage === 'failed' ? 'waiting' : stage;

/** Follows a review until it is there, and goes to it; through lost connections too. */
export const FollowReview = ({ critiqueId, onReady, onFailed }: FollowReviewProps) => {
  const { t } = useTranslation('freereview');
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { data: state, error } = useQuery(stateQuery(critiqueId));
  const isGone = error instanceof ApiError && error.code === 'not-found';
  useEffect(() => {
    if (isGone) onFailed(error.message);
    else if (state?.stage === 'failed') onFailed(state.message ?? '');
  }, [state, isGone, error, onFailed]);
  const isReady = state?.stage === 'ready';
  useEffect(() => {
    if (!isReady) return;
    announce(t('ready'));
    keepLastReview(critiqueId);
    void onReady().then(() => navigate(routes.review({ id: critiqueId }), { replace: true }));
  }, [isReady, critiqueId, onReady, navigate, announce, t]);
  return (
    <>
      {error && !isGone && <Alert type="warning" showIcon title={t('lost')} role="status" />}
      <IntakeProgress
        step={isReady ? 'matching' : stepOf(state?.stage)}
        percent={100}
        place={state?.place}
      />
    </>
  );
};
