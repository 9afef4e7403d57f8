import { holdsArea } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';
import { isGroup, type MenuItem } from '../../menu/build-menu.ts';
import { MenuItems, type MenuItemsProps } from '../../menu/menu-items.tsx';
import { places } from '../places.ts';
import { useAdminTexts } from '../texts.ts';
import { useRemoteItems } from './use-remote-items.ts';
import { ViewsGroup } from './views-group.tsx';

// As a remote's page names the section that it belongs to.
const sections = places.flatMap(({ to, others = [] }) =>
  others.map((path) => ({ path, section: to })),
);

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
  const all = [...of(true), ...items, ...of(false)];
  const links = all.flatMap((item) => (isGroup(item) ? item.links : [item]));
  const nameOf = (page: string) => links.find(({ to }) => to === page)?.label;
  return (
    <>
      {!props.isCondensed && <ViewsGroup nameOf={nameOf} onChosen={props.onChosen} />}
      <MenuItems {...props} items={all} pages={[...pages, ...sections]} />
    </>
  );
};
