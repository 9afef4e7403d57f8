import Modal from 'antd/es/modal';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../states/error-state.tsx';
import type { ConfirmDialogProps } from './confirm-props.ts';
import { FocusBack } from './focus-back.tsx';

// On a phone long words put the buttons below each other, where they must not touch.
const FOOTER = {
  footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 8 },
} as const;

const Question = (props: ConfirmDialogProps) => {
  const { t } = useTranslation('ui');
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });
  // A dialog that closes is drawn as it was, so its button is still there for a second Enter.
  const mayAnswer = useRef(true);
  useLayoutEffect(() => {
    mayAnswer.current = props.isOpen && !state.isBusy;
  });
  const confirm = async (): Promise<void> => {
    if (!mayAnswer.current) return;
    mayAnswer.current = false;
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
      // A second click of a double click was meant for what stood there before the question came.
      onCancel={({ detail }) => {
        if (detail < 2) props.onCancel();
      }}
      okText={props.confirmLabel ?? t('confirm')}
      cancelText={props.cancelLabel ?? t('cancel')}
      okButtonProps={{ danger: props.isDanger ?? false }}
      // Escape and the mask wait as well: whoever leaves now would never hear how it ended.
      confirmLoading={state.isBusy}
      cancelButtonProps={{ disabled: state.isBusy }}
      styles={FOOTER}
      destroyOnHidden
    >
      {props.children}
      {state.error !== undefined && <ErrorState error={state.error} />}
      <FocusBack />
    </Modal>
  );
};

/** The dialog itself; it stays open while it runs and shows what went wrong. Each opening is a question of its own. */
export const ConfirmModal = (props: ConfirmDialogProps) => {
  const { isOpen } = props;
  const [asked, setAsked] = useState({ isOpen, times: 1 });
  if (asked.isOpen !== isOpen) setAsked({ isOpen, times: asked.times + Number(isOpen) });
  return <Question key={asked.times} {...props} />;
};
