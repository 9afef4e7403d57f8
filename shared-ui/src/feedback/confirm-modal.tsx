import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../states/error-state.tsx';
import type { ConfirmDialogProps } from './confirm-props.ts';

/** The dialog itself; it stays open while it runs and shows what went wrong. */
export const ConfirmModal = (props: ConfirmDialogProps) => {
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
