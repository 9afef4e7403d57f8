import { MenuItems, type MenuItemsProps } from './menu-items.tsx';
import { useRemoteItems } from './use-remote-items.ts';

/** Props of a side menu. */
export type SideMenuProps = Pick<MenuItemsProps, 'isCondensed' | 'onChosen'>;

/** The side menu of a customer, a writer or a reviewer, as the server draws it too. */
export const RoleMenu = (props: SideMenuProps) => {
  const { pages, items } = useRemoteItems();
  return <MenuItems {...props} items={items} pages={pages} />;
};
