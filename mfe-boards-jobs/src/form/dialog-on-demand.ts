import { onDemand } from '@portal/shared-ui';
import type { ComponentType } from 'react';

/** A dialog that is brought when it is opened, and closed again where it cannot be. */
export const dialogOnDemand = <P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => onDemand<P>(load, undefined, undefined, ({ onClose }) => onClose());
