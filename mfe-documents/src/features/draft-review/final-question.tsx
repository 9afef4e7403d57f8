import { ConfirmDialog } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import './draft-review.css';

// antd keeps only buttons of its own apart, and these wrap on a phone.
const styles = {
  footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 },
} as const;

/** Props of {@link FinalQuestion}. */
export interface FinalQuestionProps {
  /** Which of the two questions is open (DO-26). */
  step: 'closed' | 'question' | 'confirmation';
  /** The customer goes on to the second question. */
  onYes: () => void;
  /** The review is sent as an ordinary request. */
  onNo: () => Promise<unknown>;
  onConfirm: () => Promise<unknown>;
  /** Back to the form; nothing was sent. */
  onCancel: () => void;
}

/** Two questions before a draft becomes final, each choice with its consequence in plain words. */
export const FinalQuestion = ({ step, onYes, onNo, onConfirm, onCancel }: FinalQuestionProps) => {
  const { t } = useTranslation('documents');
  return (
    <>
      <Modal
        open={step === 'question'}
        title={t('review.finalQuestion')}
        // A second click of a double click was meant for what stood there before the question came.
        onCancel={({ detail }) => {
          if (detail < 2) onCancel();
        }}
        styles={styles}
        footer={[
          <Button key="no" onClick={() => void onNo()}>
            {t('review.finalNo')}
          </Button>,
          <Button key="yes" type="primary" onClick={onYes}>
            {t('review.finalYes')}
          </Button>,
        ]}
      >
        <ul className="doc-consequences">
          <li>{t('review.finalYesMeans')}</li>
          <li>{t('review.finalNoMeans')}</li>
        </ul>
      </Modal>
      <ConfirmDialog
        isOpen={step === 'confirmation'}
        title={t('review.confirmTitle')}
        confirmLabel={t('review.confirm')}
        cancelLabel={t('review.back')}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        <p>{t('review.confirmMeans')}</p>
      </ConfirmDialog>
    </>
  );
};
