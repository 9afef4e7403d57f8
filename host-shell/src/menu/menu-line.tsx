import { MenuIcon } from '@portal/shared-ui';
import { lazy, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuLink } from './build-menu.ts';
import { RemoteBoundary } from '../remotes/parts/remote-boundary.tsx';
import { MenuCount } from './menu-count.tsx';

interface MenuLineProps {
  link: MenuLink;
  /** How many unread messages wait behind the link. */
  count: number;
  isCurrent: boolean;
  isCondensed: boolean;
  onChosen: (() => void) | undefined;
}

// Only a menu without words needs it.
const Tooltip = lazy(() => import('antd/es/tooltip'));

const ignore = (): void => undefined;

/** One link of the side menu, with its count in figures and in words. */
export const MenuLine = ({ link, count, isCurrent, isCondensed, onChosen }: MenuLineProps) => {
  const { t } = useTranslation('shell');
  const sentence = useId();
  const shown = (
    <Link
      className="menu-link"
      to={link.to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={count > 0 ? sentence : undefined}
      onClick={onChosen}
    >
      {link.Icon ? <link.Icon /> : <MenuIcon name={link.icon} />}
      <span className={isCondensed ? 'pui-visually-hidden' : 'menu-label'}>{link.label}</span>
      <MenuCount count={count} />
    </Link>
  );
  return (
    <li>
      {isCondensed ? (
        // A line whose hint cannot be loaded still leads where it says.
        <RemoteBoundary resetKey={link.to} waiting={shown} failed={shown} onError={ignore}>
          <Tooltip title={link.label} placement="right" trigger={['hover', 'focus']}>
            {shown}
          </Tooltip>
        </RemoteBoundary>
      ) : (
        shown
      )}
      {count > 0 && (
        <span id={sentence} hidden>
          {t('menu.unread', { count })}
        </span>
      )}
    </li>
  );
};
