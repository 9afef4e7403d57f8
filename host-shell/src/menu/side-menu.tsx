import { usePortal } from '@portal/shared-contracts/react';
import { lazy, Suspense, useMemo } from 'react';
import { useRemotes } from '../remotes/remotes-context.ts';
import { buildMenu } from './build-menu.ts';
import { MenuItems, type MenuItemsProps } from './menu-items.tsx';

/** Props of {@link SideMenu}. */
export type SideMenuProps = Pick<MenuItemsProps, 'isCondensed' | 'onChosen'>;

// The words of the back office are nobody else's.
const AdminSide = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin-menu" */ '../admin/menu/admin-side.tsx'))
    .AdminSide,
}));

/** The side menu of the person's role. */
export const SideMenu = (props: SideMenuProps) => {
  const { user } = usePortal();
  if (user?.role !== 'admin') return <RoleMenu {...props} />;
  return (
    <Suspense>
      <AdminSide {...props} />
    </Suspense>
  );
};

/** The side menu of a customer, a writer or a reviewer. */
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
