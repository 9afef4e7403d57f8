import { callApi, limits } from '@portal/shared-contracts';
import { sendReviewFeedback } from '@portal/shared-contracts/reviews';
import { ErrorState, useAnnounce, FieldFrame, StarRating } from '@portal/shared-ui';
import { Alert, Button, TextArea } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ReviewFeedbackProps {
  critiqueId: string;
  stars: number | null;
  onRated: (stars: number, feedback: string) => void;
}

/** Says thanks for two seconds (CR-12). */
const Thanks = ({ onGone }: { onGone: () => void }) => {
  const { t } = useTranslation('checkout');
  const announce = useAnnounce();
  useEffect(() => {
    announce(t('feedback.thanks'));
    const timer = setTimeout(onGone, limits.feedbackAlert);
    return () => clearTimeout(timer);
  }, [announce, onGone, t]);
  return <Alert type="success" showIcon title={t('feedback.thanks')} />;
};

/** Stars first, then a comment; the footer is gone once stars exist (CR-12). */
export const ReviewFeedback = ({ critiqueId, stars, onRated }: ReviewFeedbackProps) => {
  const { t } = useTranslation('checkout');
  const [chosen, setChosen] = useState<number>();
  const [comment, setComment] = useState('');
  const [isThanking, setThanking] = useState(false);
  const send = useMutation({
    mutationFn: (rated: number) =>
      callApi(sendReviewFeedback, { id: critiqueId, stars: rated, feedback: comment }),
    onSuccess: (_reply, rated) => {
      setThanking(true);
      onRated(rated, comment);
    },
  });
  if (isThanking) return <Thanks onGone={() => setThanking(false)} />;
  if (stars !== null) return null;
  return (
    <footer className="cr-card cr-feedback">
      <h2>{t('feedback.title')}</h2>
      <StarRating label={t('feedback.stars')} value={chosen} onChange={setChosen} />
      {chosen !== undefined && (
        <FieldFrame name="feedback" label={t('feedback.comment')}>
          <TextArea
            rows={3}
            maxLength={limits.text.long}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </FieldFrame>
      )}
      {send.isError && <ErrorState error={send.error} />}
      <Button
        type="primary"
        disabled={chosen === undefined}
        loading={send.isPending}
        onClick={() => chosen !== undefined && send.mutate(chosen)}
      >
        {t('feedback.submit')}
      </Button>
    </footer>
  );
};
