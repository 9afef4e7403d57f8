import { holdsArea } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buildMenu, type MenuItem } from '../../menu/build-menu.ts';
import { MenuItems, type MenuItemsProps } from '../../menu/menu-items.tsx';
import { useRemotes } from '../../remotes/remotes-context.ts';
import { places } from '../places.ts';
import { useAdminTexts } from '../texts.ts';

const useRemoteItems = () => {
  const { user, website, flag, language } = usePortal();
  const { loader } = useRemotes();
  const pages = useMemo(() => loader.remotes.flatMap(({ manifest }) => manifest.pages), [loader]);
  const rights = user?.admin;
  const hasCustomCheckout = website.customCheckout !== null;
  const items = useMemo(
    () => buildMenu({ pages, role: 'admin', rights, language, flag, hasCustomCheckout }),
    [pages, rights, language, flag, hasCustomCheckout],
  );
  return { pages, items };
};

/** The side menu of the back office: its own pages around those of remotes, each only with its area. */
export const AdminMenu = (props: Pick<MenuItemsProps, 'isCondensed' | 'onChosen'>) => {
  const isReady = useAdminTexts();
  const { t } = useTranslation('admin');
  const { user } = usePortal();
  const { pages, items } = useRemoteItems();
  if (!isReady) return null;
  const own = places
    .filter(({ area }) => !area || holdsArea(user?.admin, area))
    .map(({ key, to, order, Icon }) => {
      const item: MenuItem = { key: to, label: t(`places.${key}`), icon: '', Icon, to };
      return { order, item };
    });
  const of = (isFirst: boolean) =>
    own.filter(({ order }) => (order === 0) === isFirst).map(({ item }) => item);
  return <MenuItems {...props} items={[...of(true), ...items, ...of(false)]} pages={pages} />;
};
