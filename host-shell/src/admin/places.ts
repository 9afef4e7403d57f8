import type { Area } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/admin';
import type { IconProps } from '@portal/shared-ui';
import {
  ClockIcon,
  DashboardIcon,
  HomeIcon,
  MailIcon,
  RocketIcon,
  SettingsIcon,
  TeamIcon,
} from '@portal/shared-ui/icons';
import type { ComponentType } from 'react';

/** A page of the back office that stands in the menu. */
export interface Place {
  /** Its words in the bundle: `places.<key>`. */
  key: string;
  to: string;
  order: number;
  Icon: ComponentType<IconProps>;
  area?: Area | 'owner';
  /** Pages that belong to it without standing below its address. */
  others?: readonly string[];
}

/** The shell's own pages of the back office, in the order of the menu. */
export const places: readonly Place[] = [
  { key: 'home', to: adminRoutes.home({}), order: 0, Icon: HomeIcon },
  { key: 'people', to: adminRoutes.people({}), order: 700, Icon: TeamIcon, area: 'people' },
  { key: 'audit', to: adminRoutes.audit({}), order: 750, Icon: ClockIcon, area: 'owner' },
  {
    key: 'mails',
    to: adminRoutes.mails({}),
    order: 760,
    Icon: MailIcon,
    area: 'settings',
    others: [adminRoutes.mailTemplates.pattern],
  },
  {
    key: 'settings',
    to: adminRoutes.settings({}),
    order: 800,
    Icon: SettingsIcon,
    area: 'settings',
  },
  { key: 'health', to: adminRoutes.health({}), order: 820, Icon: DashboardIcon, area: 'settings' },
  { key: 'start', to: adminRoutes.start({}), order: 900, Icon: RocketIcon },
];
