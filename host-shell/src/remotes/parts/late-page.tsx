import { onDemand } from '@portal/shared-ui';
import { TextsWaiting } from '@portal/shared-ui/texts';
import type { ComponentType } from 'react';

/** A page that comes when it is opened. */
export const latePage = (load: () => Promise<ComponentType>): ComponentType =>
  onDemand(load, () => true, <TextsWaiting />);
