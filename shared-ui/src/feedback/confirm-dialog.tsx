import Modal from 'antd/es/modal';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../states/error-state.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** What will happen, in plain words. */
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Red confirm button for what cannot be undone. */
  isDanger?: boolean;
  /** The dialog stays open with a spinner until this settles, and shows its failure inside. */
  onConfirm: () => void | Promise<unknown>;
  onCancel: () => void;
}

/** Asks before something happens; Escape and Cancel leave everything as it was. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { t } = useTranslation('ui');
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });
  const confirm = async (): Promise<void> => {
    setState({ isBusy: true });
    try {
      await props.onConfirm();
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return (
    <Modal
      open={props.isOpen}
      title={props.title}
      onOk={() => void confirm()}
      onCancel={props.onCancel}
      okText={props.confirmLabel ?? t('confirm')}
      cancelText={props.cancelLabel ?? t('cancel')}
      okButtonProps={{ danger: props.isDanger ?? false, loading: state.isBusy }}
      cancelButtonProps={{ disabled: state.isBusy }}
      destroyOnHidden
    >
      {props.children}
      {state.error !== undefined && <ErrorState error={state.error} />}
    </Modal>
  );
};
