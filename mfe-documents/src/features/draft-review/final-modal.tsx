import { Button } from '@portal/shared-ui/controls';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import './draft-review.css';

/** Props of {@link FinalModal}. */
export interface FinalModalProps {
  isOpen: boolean;
  onYes: () => void;
  onNo: () => Promise<unknown>;
  onCancel: () => void;
}

/** The first question before a draft becomes final, with what each choice means. */
export const FinalModal = ({ isOpen, onYes, onNo, onCancel }: FinalModalProps) => {
  const { t } = useTranslation('documents');
  return (
    <Modal
      open={isOpen}
      title={t('review.finalQuestion')}
      onCancel={onCancel}
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
  );
};
