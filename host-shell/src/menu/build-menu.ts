import type { AdminRights, Area, Language, Role } from '@portal/shared-contracts';
import type { IconProps } from '@portal/shared-ui';
import type { ComponentType } from 'react';
import { meetsConditions, type RemotePageData } from '@portal/shared-contracts/remote';
import type { SiteFlag } from '@portal/shared-contracts/website';
import { matchPath } from 'react-router-dom';
import { holdsPage } from '../remotes/manifests/page-areas.ts';

/** A link of the side menu. */
export interface MenuLink {
  key: string;
  label: string;
  icon: string;
  /** In place of an icon that menus know by its name. */
  Icon?: ComponentType<IconProps>;
  to: string;
  /** What an admin needs to see it, and thereby what it is about. */
  area?: Area | 'owner';
}

/** A heading of the side menu with links under it. */
export interface MenuGroup {
  key: string;
  label: string;
  /** Nothing where the heading only parts a long menu. */
  icon?: string;
  links: MenuLink[];
}

/** One line of the side menu. */
export type MenuItem = MenuLink | MenuGroup;

/** What the menu depends on. */
export interface MenuInput {
  pages: readonly RemotePageData[];
  role: Role;
  /** What an admin may do. */
  rights?: AdminRights | undefined;
  language: Language;
  flag: (name: SiteFlag) => boolean;
  hasCustomCheckout: boolean;
}

/** Whether a line has further links under it. */
export const isGroup = (item: MenuItem): item is MenuGroup => 'links' in item;

interface Sorted {
  order: number;
  item: MenuItem;
}

/** The side menu of a role, built from what the remotes' manifests say (HS-43, HS-44, HS-45). */
export const buildMenu = ({
  pages,
  role,
  rights,
  language,
  flag,
  hasCustomCheckout,
}: MenuInput): MenuItem[] => {
  const sorted: Sorted[] = [];
  const groups = new Map<
    string,
    { group: MenuGroup; orders: { order: number; link: MenuLink }[] }
  >();
  for (const page of pages) {
    for (const entry of page.menu) {
      const isShown =
        entry.roles.includes(role) &&
        holdsPage(rights, page) &&
        meetsConditions(page.requires, flag) &&
        meetsConditions(entry.requires, flag) &&
        !(entry.hiddenByCustomCheckout && hasCustomCheckout);
      if (!isShown) continue;
      const to = entry.to ?? page.path;
      const link: MenuLink = { key: to, label: entry.label[language], icon: entry.icon, to };
      if (page.area) link.area = page.area;
      if (!entry.group) {
        sorted.push({ order: entry.order, item: link });
        continue;
      }
      const { key, label, icon } = entry.group;
      const known = groups.get(key) ?? {
        group: { key, label: label[language], icon, links: [] },
        orders: [],
      };
      if (!groups.has(key)) sorted.push({ order: entry.order, item: known.group });
      known.orders.push({ order: entry.order, link });
      groups.set(key, known);
    }
  }
  for (const { group, orders } of groups.values()) {
    group.links = orders.toSorted((a, b) => a.order - b.order).map(({ link }) => link);
  }
  return sorted.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
};

/** What a page says of the section that it belongs to. */
export type SectionPage = Pick<RemotePageData, 'path'> & Partial<Pick<RemotePageData, 'section'>>;

/**
 * The link of the menu that belongs to an address: its own, else the one that the page of that address names
 * as its section, else the longest one that begins it.
 */
export const currentLink = (
  items: readonly MenuItem[],
  path: string,
  pages: readonly SectionPage[] = [],
): string | undefined => {
  const links = items.flatMap((item) => (isGroup(item) ? item.links : [item]));
  const fitting = links.filter(({ to }) => path === to || path.startsWith(`${to}/`));
  const [longest] = fitting.toSorted((a, b) => b.to.length - a.to.length);
  if (longest?.to === path) return longest.key;
  const sections = pages.flatMap(({ path: pattern, section }) =>
    section && matchPath(pattern, path) ? [section] : [],
  );
  return (links.find(({ to }) => sections.includes(to)) ?? longest)?.key;
};
