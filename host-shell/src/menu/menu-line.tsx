import { MenuIcon } from '@portal/shared-ui';
import Tooltip from 'antd/es/tooltip';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuLink } from './build-menu.ts';
import { MenuCount } from './menu-count.tsx';

interface MenuLineProps {
  link: MenuLink;
  /** How many unread messages wait behind the link. */
  count: number;
  isCurrent: boolean;
  isCondensed: boolean;
  onChosen: (() => void) | undefined;
}

/** One link of the side menu, with its count in figures and in words. */
export const MenuLine = ({ link, count, isCurrent, isCondensed, onChosen }: MenuLineProps) => {
  const { t } = useTranslation('shell');
  const sentence = useId();
  return (
    <li>
      <Tooltip title={isCondensed ? link.label : ''} placement="right" trigger={['hover', 'focus']}>
        <Link
          className="menu-link"
          to={link.to}
          aria-current={isCurrent ? 'page' : undefined}
          aria-describedby={count > 0 ? sentence : undefined}
          onClick={onChosen}
        >
          <MenuIcon name={link.icon} />
          <span className={isCondensed ? 'pui-visually-hidden' : 'menu-label'}>{link.label}</span>
          <MenuCount count={count} />
        </Link>
      </Tooltip>
      {count > 0 && (
        <span id={sentence} hidden>
          {t('menu.unread', { count })}
        </span>
      )}
    </li>
  );
};
