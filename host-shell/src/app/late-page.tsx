import { LoadingSkeleton, onDemand } from '@portal/shared-ui';
import type { ComponentType } from 'react';

/** A page that comes when it is opened. */
export const latePage = (load: () => Promise<ComponentType>): ComponentType =>
  onDemand(load, () => true, <LoadingSkeleton />);
