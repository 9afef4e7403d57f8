import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LeftIcon } from '../icons.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  title: ReactNode;
  /** One line: what this is, or whose. */
  context?: ReactNode;
  /** A `StatusChip`. */
  status?: ReactNode;
  /** The one primary button; on a phone it sticks to the bottom edge. */
  action?: ReactNode;
  /** Quieter buttons beside it. */
  extra?: ReactNode;
  /** Where the small back link above the title leads. */
  back?: { to: string; label: string } | undefined;
  /** Instead of `back`, the pages above this one, the outermost first. */
  trail?: readonly { to: string; label: string }[] | undefined;
  /** The content, and with it perhaps another heading, is still to come. */
  isWaiting?: boolean;
}

/** The same head on every page; the shell moves the focus to its heading after a route change. */
export const PageHeader = ({
  title,
  context,
  status,
  action,
  extra,
  back,
  trail,
  isWaiting,
}: PageHeaderProps) => (
  <header className="pui-page-header">
    <div className="pui-page-header-text">
      {trail && <Trail pages={trail} />}
      {back && !trail && (
        <Link className="pui-back" to={back.to}>
          <LeftIcon /> {back.label}
        </Link>
      )}
      <div className="pui-page-header-line">
        <h1
          className="pui-title"
          tabIndex={-1}
          data-page-heading=""
          data-waiting={isWaiting ? '' : undefined}
        >
          {title}
        </h1>
        {status}
      </div>
      {context && <p className="pui-context">{context}</p>}
    </div>
    {extra && <div className="pui-page-header-extra">{extra}</div>}
    {action && <div className="pui-page-header-action">{action}</div>}
  </header>
);

const Trail = ({ pages }: { pages: NonNullable<PageHeaderProps['trail']> }) => {
  const { t } = useTranslation('ui');
  return (
    <nav className="pui-trail" aria-label={t('trail')}>
      <ol>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
