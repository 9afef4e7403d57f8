import type { ReactNode } from 'react';
import './notice.css';

/** A line at the lower edge of the page, with buttons for what one can do. */
export const Notice = ({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}): ReactNode => (
  <div className="remotes-notice" role="status">
    <span>{text}</span>
    {children}
  </div>
);
