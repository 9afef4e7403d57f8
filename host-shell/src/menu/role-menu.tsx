import { usePortal } from '@portal/shared-contracts/react';
import { useMemo } from 'react';
import { useRemotes } from '../remotes/remotes-context.ts';
import { buildMenu } from './build-menu.ts';
import { MenuItems, type MenuItemsProps } from './menu-items.tsx';

/** Props of a side menu. */
export type SideMenuProps = Pick<MenuItemsProps, 'isCondensed' | 'onChosen'>;

/** The side menu of a customer, a writer or a reviewer, as the server draws it too. */
export const RoleMenu = (props: SideMenuProps) => {
  const { user, website, flag, language } = usePortal();
  const { loader } = useRemotes();
  const role = user?.role;
  const pages = useMemo(() => loader.remotes.flatMap(({ manifest }) => manifest.pages), [loader]);
  const items = useMemo(() => {
    if (!role) return [];
    return buildMenu({
      pages,
      role,
      language,
      flag,
      hasCustomCheckout: website.customCheckout !== null,
    });
  }, [pages, role, language, flag, website.customCheckout]);
  return <MenuItems {...props} items={items} pages={pages} />;
};
