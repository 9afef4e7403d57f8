import Modal from 'antd/es/modal';

interface PictureDialogProps {
  address: string;
  name: string;
  label: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A picture of the conversation, as large as the screen allows. */
export const PictureDialog = ({ address, name, label, isOpen, onClose }: PictureDialogProps) => (
  <Modal
    open={isOpen}
    title={name}
    width="min(1200px, calc(100vw - 32px))"
    centered
    footer={null}
    onCancel={onClose}
    destroyOnHidden
  >
    <img className="chat-picture-large" src={address} alt={label} />
  </Modal>
);
