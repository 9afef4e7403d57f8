import { holdsArea } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';
import type { MenuItem, SectionPage } from '../../menu/build-menu.ts';
import { places } from '../places.ts';
import { useRemoteItems } from '../../menu/use-remote-items.ts';
import { inParts } from './menu-parts.ts';

// As a remote's page names the section that it belongs to.
const sections = places.flatMap(({ to, others = [] }) =>
  others.map((path) => ({ path, section: to })),
);

/** The lines of the back office's menu, its own pages around those of remotes, and the pages that belong to them. */
export const useAdminItems = (): { items: MenuItem[]; pages: SectionPage[] } => {
  const { t } = useTranslation('admin');
  const { user } = usePortal();
  const { pages, items } = useRemoteItems();
  const own = places
    .filter(({ area }) => !area || holdsArea(user?.admin, area))
    .map(({ key, to, order, Icon, area }) => {
      const item: MenuItem = { key: to, label: t(`places.${key}`), icon: '', Icon, to };
      return { order, item: area ? { ...item, area } : item };
    });
  const of = (isFirst: boolean) =>
    own.filter(({ order }) => (order === 0) === isFirst).map(({ item }) => item);
  const lines = inParts([...items, ...of(false)], (part) => t(`menu.${part}`));
  return { items: [...of(true), ...lines], pages: [...pages, ...sections] };
};
