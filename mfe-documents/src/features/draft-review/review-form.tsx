import { acceptedEndings, limits } from '@portal/shared-contracts';
import { useVault, usePortal } from '@portal/shared-contracts/react';
import {
  ErrorState,
  FieldFrame,
  SaveState,
  Section,
  StarRating,
  usePopup,
} from '@portal/shared-ui';
import { FileUpload, SubmitFiles, UploadGroup } from '@portal/shared-ui/upload';
import { useMutation } from '@tanstack/react-query';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderTouched } from '../../order-head/use-live-documents.ts';
import { acceptAsFinal, sendReview } from './draft-review.queries.ts';
import { FinalQuestion, type FinalQuestionProps } from './final-question.tsx';
import { asksForFinal, emptyReview, parseReview, reviewProblem } from './review-values.ts';

/** Props of {@link ReviewForm}. */
export interface ReviewFormProps {
  orderId: string;
  serviceId: string;
  draftId: string;
}

/** The customer rates the latest draft and says what to change; kept on the device until sent. */
export const ReviewForm = ({ orderId, serviceId, draftId }: ReviewFormProps) => {
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  const popup = usePopup();
  const touched = useOrderTouched(orderId);
  const draft = useVault(`review:${draftId}`, emptyReview, parseReview);
  const [isChecked, setChecked] = useState(false);
  const [step, setStep] = useState<FinalQuestionProps['step']>('closed');
  const ratingsOn = !flag('disable_customer_rating');
  const values = draft.value;
  const problem = isChecked ? reviewProblem(values, ratingsOn) : undefined;
  const send = useMutation({
    mutationFn: async ({ isFinal }: { isFinal: boolean }) => {
      await sendReview({
        order_id: orderId,
        draft_id: draftId,
        data: {
          reviewedByUser: true,
          rating: ratingsOn ? values.rating : null,
          review: values.review,
          reviewFile: values.file && { file: values.file },
        },
      });
      await draft.clear();
      if (isFinal) await acceptAsFinal({ orderId, serviceId });
    },
    onSuccess: (_, { isFinal }) =>
      popup.success(t(isFinal ? 'review.finalized' : 'review.submitted')),
    // Whether or not the second call worked, the first may have: the page shows what the server knows.
    onSettled: () => touched(),
  });
  const submit = (): void => {
    setChecked(true);
    if (reviewProblem(values, ratingsOn)) return;
    if (asksForFinal(values, ratingsOn)) setStep('question');
    else send.mutate({ isFinal: false });
  };
  const sendAs = (isFinal: boolean): Promise<unknown> => {
    setStep('closed');
    return send.mutateAsync({ isFinal }).catch(() => undefined);
  };
  if (!draft.isReady) return null;
  return (
    <Section title={t('review.title')} extra={<SaveState status={draft.status} />}>
      <form
        className="doc-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {ratingsOn && (
          <StarRating
            label={t('review.rating')}
            value={values.rating ?? undefined}
            onChange={(rating) => draft.setValue({ ...values, rating })}
          />
        )}
        <FieldFrame name="review" label={t('review.text')} help={t('review.help')} isRequired>
          <Input.TextArea
            rows={6}
            maxLength={limits.text.long}
            value={values.review}
            onChange={(event) => draft.setValue({ ...values, review: event.target.value })}
          />
        </FieldFrame>
        <UploadGroup>
          <FileUpload
            label={t('review.file')}
            endings={acceptedEndings.review}
            initial={values.file ? [values.file] : []}
            isInstructionHidden={flag('hide_click_to_upload')}
            onChange={(files) => draft.setValue({ ...values, file: files[0] ?? null })}
          />
          {problem && (
            <p className="pui-field-error" role="alert">
              {t(problem)}
            </p>
          )}
          {send.isError && <ErrorState error={send.error} safe={t('review.safe')} />}
          <SubmitFiles loading={send.isPending}>{t('review.submit')}</SubmitFiles>
        </UploadGroup>
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
