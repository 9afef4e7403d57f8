import { lazy, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-props.ts';

const Modal = lazy(async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal }));

/** Asks before something happens; Escape and Cancel leave everything as it was. It comes when it is first asked for. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
};
