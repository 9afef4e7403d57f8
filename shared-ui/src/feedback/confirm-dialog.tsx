import type { ConfirmDialogProps } from './confirm-props.ts';
import { onDemand } from '../render/on-demand.tsx';

/** Asks before something happens; Escape and Cancel leave everything as it was. It comes when it is first asked for. */
export const ConfirmDialog = onDemand<ConfirmDialogProps>(
  async () => (await import('./confirm-modal.tsx')).ConfirmModal,
  ({ isOpen }) => isOpen,
  null,
  ({ onCancel }) => onCancel(),
);
