import type { ComponentType } from 'react';
import {
  BellIcon,
  BoardIcon,
  BookIcon,
  CardIcon,
  ChatIcon,
  DashboardIcon,
  FileTextIcon,
  InvoiceIcon,
  JobsIcon,
  ListIcon,
  OrdersIcon,
  AddIcon,
  ProfileIcon,
  QuestionnaireIcon,
  TeamIcon,
  TemplateIcon,
  UserIcon,
} from '../icons.ts';
import type { IconProps } from './decorative.tsx';

const menuIcons: Readonly<Record<string, ComponentType<IconProps>>> = {
  add: AddIcon,
  bell: BellIcon,
  board: BoardIcon,
  boards: BoardIcon,
  book: BookIcon,
  chat: ChatIcon,
  checkout: CardIcon,
  dashboard: DashboardIcon,
  documents: FileTextIcon,
  invoices: InvoiceIcon,
  jobs: JobsIcon,
  list: ListIcon,
  orders: OrdersIcon,
  profile: ProfileIcon,
  questionnaires: QuestionnaireIcon,
  team: TeamIcon,
  templates: TemplateIcon,
  user: UserIcon,
};

/** Names that a manifest may use for the icon of a menu entry. */
export const menuIconNames: readonly string[] = Object.keys(menuIcons);

/** The icon of a menu entry by its name in the manifest; an unknown name shows a plain list icon. */
export const MenuIcon = ({ name, ...props }: IconProps & { name: string }) => {
  const Icon = menuIcons[name] ?? ListIcon;
  return <Icon {...props} />;
};
