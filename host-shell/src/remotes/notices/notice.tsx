import type { ReactNode } from 'react';
import './notice.css';

/** A quiet line at the lower edge with something to do. */
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
