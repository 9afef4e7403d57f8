import { callApi, limits } from '@portal/shared-contracts';
import { sendReviewFeedback } from '@portal/shared-contracts/reviews';
import { ErrorState, useAnnounce, FieldFrame, StarRating } from '@portal/shared-ui';
import { Alert, Button, TextArea } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetFeedback, keepFeedback, readFeedback, type TypedFeedback } from './kept-feedback.ts';

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
  const [typed, setTyped] = useState(() => readFeedback(critiqueId));
  const type = (next: TypedFeedback): void => {
    setTyped(next);
    keepFeedback(critiqueId, next);
  };
  const [isThanking, setThanking] = useState(false);
  const send = useMutation({
    mutationFn: (rated: TypedFeedback) =>
      callApi(sendReviewFeedback, { id: critiqueId, stars: rated.stars, feedback: rated.comment }),
    onSuccess: (_reply, rated) => {
      forgetFeedback(critiqueId);
      setThanking(true);
      onRated(rated.stars, rated.comment);
    },
  });
  if (isThanking) return <Thanks onGone={() => setThanking(false)} />;
  if (stars !== null) return null;
  return (
    <footer className="cr-card cr-feedback">
      <h2>{t('feedback.title')}</h2>
      <StarRating
        label={t('feedback.stars')}
        value={typed?.stars}
        onChange={(stars) => type({ comment: '', ...typed, stars })}
      />
      {typed && (
        <FieldFrame name="feedback" label={t('feedback.comment')}>
          <TextArea
            rows={3}
            maxLength={limits.text.long}
            value={typed.comment}
            onChange={(event) => type({ ...typed, comment: event.target.value })}
          />
        </FieldFrame>
      )}
      {send.isError && <ErrorState error={send.error} />}
      <Button
        type="primary"
        disabled={!typed}
        loading={send.isPending}
        onClick={() => typed && send.mutate(typed)}
      >
        {t('feedback.submit')}
      </Button>
    </footer>
  );
};
