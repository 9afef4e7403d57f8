import type { Area } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/admin';
import type { IconProps } from '@portal/shared-ui';
import { HomeIcon, RocketIcon, SettingsIcon, TeamIcon } from '@portal/shared-ui/icons';
import type { ComponentType } from 'react';

/** A page of the back office that stands in the menu. */
export interface Place {
  /** Its words in the bundle: `places.<key>`. */
  key: string;
  to: string;
  order: number;
  Icon: ComponentType<IconProps>;
  area?: Area | 'owner';
}

/** The shell's own pages of the back office, in the order of the menu. */
export const places: readonly Place[] = [
  { key: 'home', to: adminRoutes.home({}), order: 0, Icon: HomeIcon },
  { key: 'people', to: adminRoutes.people({}), order: 700, Icon: TeamIcon, area: 'people' },
  {
    key: 'settings',
    to: adminRoutes.settings({}),
    order: 800,
    Icon: SettingsIcon,
    area: 'settings',
  },
  { key: 'start', to: adminRoutes.start({}), order: 900, Icon: RocketIcon },
];
