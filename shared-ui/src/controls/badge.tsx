import type { ReactNode } from 'react';

const MOST_SHOWN = 99;

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Nothing shows at 0. */
  count?: number;
  /** A dot instead of a number. */
  dot?: boolean;
  /** What it sits on; its name says the number, so the badge itself is hidden from screen readers. */
  children: ReactNode;
}

/** A number or a dot at the corner of something. */
export const Badge = ({ count = 0, dot = false, children }: BadgeProps) => (
  <span className="pui-badge">
    {children}
    {dot && <span className="pui-badge-dot" aria-hidden="true" />}
    {!dot && count > 0 && (
      <span className="pui-badge-count" aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
    )}
  </span>
);
