import { isGroup, type MenuGroup, type MenuItem, type MenuLink } from '../../menu/build-menu.ts';

/** The headings of the back office's menu: what it sells, its money, and the firm itself. */
const parts = ['catalogue', 'money', 'firm'] as const;
type Part = (typeof parts)[number];

// What waits every day stands first and needs no heading.
const partOf = ({ area }: MenuLink): Part | undefined => {
  if (area === 'orders') return undefined;
  return area === 'catalogue' || area === 'money' ? area : 'firm';
};

/** Parts a long menu by what its lines are about; the daily work and groups of remotes come first. */
export const inParts = (
  items: readonly MenuItem[],
  labelOf: (part: Part) => string,
): MenuItem[] => {
  const partOfItem = (item: MenuItem) => (isGroup(item) ? undefined : partOf(item));
  const groups = parts.map((key): MenuGroup => {
    const links = items.filter((item): item is MenuLink => partOfItem(item) === key);
    return { key, label: labelOf(key), links };
  });
  return [
    ...items.filter((item) => partOfItem(item) === undefined),
    ...groups.filter(({ links }) => links.length > 0),
  ];
};
