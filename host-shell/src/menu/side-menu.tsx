import { usePortal } from '@portal/shared-contracts/react';
import { MenuIcon } from '@portal/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useRemotes } from '../remotes/remotes-context.ts';
import { useUnreadChats } from '../unread/unread-chats.ts';
import { buildMenu, currentLink, isGroup, type MenuLink } from './build-menu.ts';
import { countBehind } from './menu-count.tsx';
import { MenuLine } from './menu-line.tsx';

/** Props of {@link SideMenu}. */
export interface SideMenuProps {
  /** Icons only; the words show on hover and on focus. */
  isCondensed: boolean;
  onChosen?: () => void;
}

/** The side menu of the person's role: plain links, so that every key and gesture of links works. */
export const SideMenu = ({ isCondensed, onChosen }: SideMenuProps) => {
  const { t } = useTranslation('shell');
  const { user, website, flag, language } = usePortal();
  const { loader } = useRemotes();
  const { pathname } = useLocation();
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
            <li key={item.key} className="menu-group">
              <span className={isCondensed ? 'pui-visually-hidden' : 'menu-heading'}>
                <MenuIcon name={item.icon} /> {item.label}
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
