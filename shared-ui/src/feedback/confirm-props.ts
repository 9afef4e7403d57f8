import type { ReactNode } from 'react';

/** Props of the dialog that asks before something happens. */
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
