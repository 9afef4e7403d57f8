import { MenuIcon } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useUnreadChats } from '../unread/unread-chats.ts';
import {
  currentLink,
  isGroup,
  type MenuItem,
  type MenuLink,
  type SectionPage,
} from './build-menu.ts';
import { countBehind } from './menu-count.tsx';
import { MenuLine } from './menu-line.tsx';

/** Props of {@link MenuItems}. */
export interface MenuItemsProps {
  /** Icons only; the words show on hover and on focus. */
  isCondensed: boolean;
  onChosen?: (() => void) | undefined;
  items: readonly MenuItem[];
  /** Pages whose section marks a line. */
  pages: readonly SectionPage[];
}

/** A menu's lines: plain links, so that every key and gesture of links works. */
export const MenuItems = ({ items, pages, isCondensed, onChosen }: MenuItemsProps) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const current = currentLink(items, pathname, pages);
  const unread = useUnreadChats();
  const line = (link: MenuLink) => (
    <MenuLine
      key={link.key}
      link={link}
      count={countBehind(link.to, unread)}
      isCurrent={link.key === current}
      isCondensed={isCondensed}
      onChosen={onChosen}
    />
  );
  return (
    <nav className="menu" aria-label={t('menu.title')}>
      <ul>
        {items.map((item) =>
          isGroup(item) ? (
            <li key={item.key} className={item.icon ? 'menu-group' : 'menu-part'}>
              <span className={isCondensed ? 'pui-visually-hidden' : 'menu-heading'}>
                {item.icon && <MenuIcon name={item.icon} />} {item.label}
              </span>
              <ul aria-label={item.label}>{item.links.map(line)}</ul>
            </li>
          ) : (
            line(item)
          ),
        )}
      </ul>
    </nav>
  );
};
