import { useLocation } from 'react-router-dom';
import { MenuItems, type MenuItemsProps } from '../../menu/menu-items.tsx';
import { useAdminTexts } from '../texts.ts';
import { useAdminItems } from './use-admin-items.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

/** The side menu of the back office: its own pages around those of remotes, each only with its area. */
export const AdminMenu = (props: Pick<MenuItemsProps, 'isCondensed' | 'onChosen'>) => {
  const isReady = useAdminTexts();
  const lines = useAdminItems();
  useCurrentInSight(useLocation().pathname, isReady);
  return isReady ? <MenuItems {...props} {...lines} /> : null;
};
