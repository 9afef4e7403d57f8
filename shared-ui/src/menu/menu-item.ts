import type { ReactNode } from 'react';

/** One entry of a menu. */
export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly onClick: () => void;
}
