import { TextArea } from '@portal/shared-ui/controls';
import { acceptedEndings, limits } from '@portal/shared-contracts';
import type { Draft } from '@portal/shared-contracts/documents';
import { type Kept, usePortal, useVault } from '@portal/shared-contracts/react';
import {
  FieldFrame,
  onDemand,
  Row,
  SaveState,
  Section,
  StarRating,
  usePopup,
} from '@portal/shared-ui';
import { FileUpload, SendFailure, SubmitFiles, UploadGroup } from '@portal/shared-ui/upload';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounceChange } from '../../order-head/use-announce-change.ts';
import { acceptAsFinal, sendReview } from './draft-review.queries.ts';
import type { FinalQuestionProps } from './final-question.tsx';
import {
  asksForFinal,
  formerReview,
  parseReview,
  reviewProblem,
  type ReviewValues,
} from './review-values.ts';

const FinalQuestion = onDemand<FinalQuestionProps>(
  async () => (await import('./final-question.tsx')).FinalQuestion,
  ({ step }) => step !== 'closed',
  null,
  ({ onCancel }) => onCancel(),
);

/** Props of {@link ReviewForm}. */
export interface ReviewFormProps {
  orderId: string;
  serviceId: string;
  /** The latest draft, perhaps with what was said of it before the firm asked again. */
  draft: Draft;
  /** The review went through, its acceptance did not: said elsewhere, because this form goes with what it sent. */
  onNotFinal: (error: unknown) => void;
}

/** The review that is being written, and the way it goes to the server. */
const useReview = ({ orderId, serviceId, draft, onNotFinal }: ReviewFormProps) => {
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  const popup = usePopup();
  const announceChange = useAnnounceChange(orderId);
  const kept = useVault(`review:${draft._id}`, formerReview(draft), parseReview);
  const { value } = kept;
  const ratingsOn = !flag('disable_customer_rating');
  const data = () => ({
    reviewedByUser: true as const,
    rating: ratingsOn ? value.rating : null,
    review: value.review,
    reviewFile: value.file && { file: value.file },
  });
  const send = useMutation({
    mutationFn: async ({ isFinal }: { isFinal: boolean }) => {
      await sendReview({ order_id: orderId, draft_id: draft._id, data: data() });
      await kept.clear();
      if (!isFinal) return 'review.submitted';
      try {
        await acceptAsFinal({ orderId, serviceId });
        return 'review.finalized';
      } catch (error) {
        onNotFinal(error);
        return 'review.submitted';
      }
    },
    onSuccess: (text) => popup.success(t(text)),
    // What failed may have arrived all the same: the page shows what the server knows.
    onSettled: () => announceChange(),
  });
  return { kept, ratingsOn, send };
};

interface ReviewFieldsProps {
  kept: Kept<ReviewValues>;
  ratingsOn: boolean;
  isSending: boolean;
  failure: unknown;
  children: ReactNode;
}

/** Stars where the site has them, the request in words and a file; what follows stands below the file. */
const ReviewFields = (props: ReviewFieldsProps) => {
  const { kept, ratingsOn, isSending, failure, children } = props;
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  const { value, setValue } = kept;
  return (
    <>
      {ratingsOn && (
        <StarRating
          label={t('review.rating')}
          value={value.rating ?? undefined}
          onChange={(rating) => setValue({ ...value, rating })}
        />
      )}
      <FieldFrame name="review" label={t('review.text')} help={t('review.help')} isRequired>
        <TextArea
          rows={6}
          maxLength={limits.text.long}
          value={value.review}
          readOnly={isSending}
          onChange={(event) => setValue({ ...value, review: event.target.value })}
        />
      </FieldFrame>
      <UploadGroup {...{ isSending, failure }}>
        <FileUpload
          label={t('review.file')}
          endings={acceptedEndings.review}
          initial={value.file ? [value.file] : []}
          isInstructionHidden={flag('hide_click_to_upload')}
          onChange={(files) => setValue({ ...value, file: files[0] ?? null })}
        />
        {children}
      </UploadGroup>
    </>
  );
};

/** The customer rates the latest draft and writes what to change; kept on the device until sent. */
export const ReviewForm = (props: ReviewFormProps) => {
  const { t } = useTranslation('documents');
  const { kept, ratingsOn, send } = useReview(props);
  const [isChecked, setChecked] = useState(false);
  const [step, setStep] = useState<FinalQuestionProps['step']>('closed');
  const problem = reviewProblem(kept.value, ratingsOn);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (problem) return;
    if (asksForFinal(kept.value, ratingsOn)) setStep('question');
    else send.mutate({ isFinal: false });
  };
  const sendAs = (isFinal: boolean): Promise<unknown> => {
    setStep('closed');
    return send.mutateAsync({ isFinal }).catch(() => undefined);
  };
  if (!kept.isReady) return null;
  return (
    <Section title={t('review.title')}>
      <form className="doc-form" noValidate onSubmit={submit}>
        <ReviewFields {...{ kept, ratingsOn }} isSending={send.isPending} failure={send.error}>
          {isChecked && problem && (
            <p className="pui-field-error" role="alert">
              {t(problem)}
            </p>
          )}
          <SendFailure safe={t('review.safe')} />
          <Row gap={2}>
            <SubmitFiles>{t('review.submit')}</SubmitFiles>
            <SaveState status={kept.status} isDraft />
          </Row>
        </ReviewFields>
      </form>
      <FinalQuestion
        step={step}
        onYes={() => setStep('confirmation')}
        onNo={() => sendAs(false)}
        onConfirm={() => sendAs(true)}
        onCancel={() => setStep('closed')}
      />
    </Section>
  );
};
