import { ConfirmDialog, onDemand } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import type { FinalModalProps } from './final-modal.tsx';

// Whoever gives a rating that leads to the question has it before it is asked, also when the line ends meanwhile.
const FinalModal = onDemand<FinalModalProps & { isLikely: boolean }>(
  async () => (await import('./final-modal.tsx')).FinalModal,
  ({ isOpen, isLikely }) => isOpen || isLikely,
);

/** Props of {@link FinalQuestion}. */
export interface FinalQuestionProps {
  /** Which of the two questions is open (DO-26). */
  step: 'closed' | 'question' | 'confirmation';
  /** What is filled in leads to the first question. */
  isLikely: boolean;
  /** The customer goes on to the second question. */
  onYes: () => void;
  /** The review is sent as an ordinary request. */
  onNo: () => Promise<unknown>;
  onConfirm: () => Promise<unknown>;
  /** Back to the form; nothing was sent. */
  onCancel: () => void;
}

/** Two questions before a draft becomes final, each choice with its consequence in plain words. */
export const FinalQuestion = ({ step, isLikely, onConfirm, ...choices }: FinalQuestionProps) => {
  const { t } = useTranslation('documents');
  return (
    <>
      <FinalModal {...choices} isOpen={step === 'question'} isLikely={isLikely} />
      <ConfirmDialog
        isOpen={step === 'confirmation'}
        title={t('review.confirmTitle')}
        confirmLabel={t('review.confirm')}
        cancelLabel={t('review.back')}
        onConfirm={onConfirm}
        onCancel={choices.onCancel}
      >
        <p>{t('review.confirmMeans')}</p>
      </ConfirmDialog>
    </>
  );
};
