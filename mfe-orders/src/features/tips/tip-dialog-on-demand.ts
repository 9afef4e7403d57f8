import { onDemand } from '@portal/shared-ui';
import type { TipDialogProps } from './tip-dialog.tsx';

/** The tip dialog, which comes when it is first opened. */
export const TipDialog = onDemand<TipDialogProps>(
  async () => (await import('./tip-dialog.tsx')).TipDialog,
  ({ isOpen }) => isOpen,
  null,
  ({ onClose }) => onClose(),
);
