import type { ReactNode } from 'react';
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
  back?: { to: string; label: string };
}

/** The same head on every page; the shell moves the focus to its heading after a route change. */
export const PageHeader = ({ title, context, status, action, extra, back }: PageHeaderProps) => (
  <header className="pui-page-header">
    <div className="pui-page-header-text">
      {back && (
        <Link className="pui-back" to={back.to}>
          <LeftIcon /> {back.label}
        </Link>
      )}
      <div className="pui-page-header-line">
        <h1 className="pui-title" tabIndex={-1} data-page-heading="">
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
