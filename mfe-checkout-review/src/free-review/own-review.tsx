import { callApi } from '@portal/shared-contracts';
import { resendReviewMail, type IntakeOfReview } from '@portal/shared-contracts/reviews';
import { ErrorState, formatDate, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { MailIcon } from '@portal/shared-ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CheckLanguage } from './check-language.tsx';
import { DeleteReview } from './delete-review.tsx';

/** Props of {@link OwnReview}. */
export interface OwnReviewProps {
  critiqueId: string;
  intake: IntakeOfReview;
  /** Missing for whoever holds the bare link. */
  proof: string | undefined;
  /** Whether the reader comes by the deletion link of the mail. */
  isDeletionAsked: boolean;
  onDeleted: () => void;
}

/** What the reader may do with the own review: its language, its mail, its end. */
export const OwnReview = (props: OwnReviewProps) => {
  const { t, i18n } = useTranslation('freereview');
  const { critiqueId, intake, proof, isDeletionAsked, onDeleted } = props;
  return (
    <section className="cr-card cr-own">
      <h2>{t('own.title')}</h2>
      {intake.keptUntil && (
        <p className="cr-note">
          {t('own.kept', { date: formatDate(intake.keptUntil, i18n.language, 'day') })}
        </p>
      )}
      {intake.skillCredits?.map((credit) => (
        // In the words of those who ask for it.
        <p key={credit} className="cr-note" lang="en">
          {credit}
        </p>
      ))}
      {proof ? (
        <>
          <CheckLanguage critiqueId={critiqueId} current={intake.language} proof={proof} />
          <Resend critiqueId={critiqueId} proof={proof} />
          <DeleteReview
            critiqueId={critiqueId}
            proof={proof}
            isAskedByMail={isDeletionAsked}
            onDeleted={onDeleted}
          />
        </>
      ) : (
        <p>{t('own.needsLink')}</p>
      )}
    </section>
  );
};

const Resend = ({ critiqueId, proof }: { critiqueId: string; proof: string }) => {
  const { t } = useTranslation('freereview');
  const popup = usePopup();
  const resend = useMutation({
    mutationFn: () => callApi(resendReviewMail, { id: critiqueId, proof }),
    onSuccess: () => popup.success(t('own.resent')),
  });
  return (
    <>
      {resend.isError && <ErrorState error={resend.error} />}
      <Button icon={<MailIcon />} loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('own.resend')}
      </Button>
    </>
  );
};
