import { onDemand } from '@portal/shared-ui';
import { missingNames } from './missing-names.ts';
import type { NameModalProps } from './name-modal.tsx';

/** The dialog for missing names, which most visitors never see. */
export const NameModal = onDemand<NameModalProps>(
  async () => (await import('./name-modal.tsx')).NameModal,
  ({ critique }) => missingNames(critique).length > 0,
);
