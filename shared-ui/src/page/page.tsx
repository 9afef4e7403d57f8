import { useEffect, useRef, type ReactNode } from 'react';

/** Props of {@link Page}. */
export interface PageProps {
  /** `reading` is at most 720 pixels wide (text, forms), `wide` 1,200. */
  width?: 'reading' | 'wide';
  /** Writers work at 14 pixels, everybody else reads at 16. */
  dense?: boolean;
  children: ReactNode;
}

/** The outermost element of every page: width, gaps, density. */
export const Page = ({ width = 'wide', dense = false, children }: PageProps) => (
  <div className={`pui-page pui-page-${width}${dense ? ' pui-dense' : ''}`}>{children}</div>
);

/** Props of {@link Section}. */
export interface SectionProps {
  title?: ReactNode;
  /** Shown at the right of the title. */
  extra?: ReactNode;
  /** `card` is a raised box, `plain` only white space. */
  look?: 'card' | 'plain';
  className?: string;
  /** For links and `aria-labelledby` from outside. */
  id?: string;
  /** It appeared because of a press elsewhere on the page: its title takes the focus and so comes into view. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A titled part of a page (heading level 2). */
export const Section = ({
  title,
  extra,
  look = 'card',
  className = '',
  id,
  takesFocus = false,
  children,
}: SectionProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section id={id} className={`pui-section pui-section-${look} ${className}`}>
      {(title || extra) && (
        <div className="pui-section-head">
          {title && (
            <h2
              ref={heading}
              className="pui-section-title"
              {...(takesFocus ? { tabIndex: -1 } : {})}
            >
              {title}
            </h2>
          )}
          {extra}
        </div>
      )}
      {children}
    </section>
  );
};

/** Children under each other with a gap of 8-pixel steps. */
export const Stack = ({
  gap = 2,
  className = '',
  children,
}: {
  gap?: 0.5 | 1 | 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}) => (
  <div className={`pui-stack ${className}`} style={{ gap: gap * 8 }}>
    {children}
  </div>
);

/** Children beside each other, wrapping, with a gap of 8-pixel steps. */
export const Row = ({
  gap = 1,
  align = 'center',
  className = '',
  children,
}: {
  gap?: 0.5 | 1 | 2 | 3;
  align?: 'center' | 'start' | 'end' | 'between';
  className?: string;
  children: ReactNode;
}) => (
  <div className={`pui-row pui-row-${align} ${className}`} style={{ gap: gap * 8 }}>
    {children}
  </div>
);

/** Equal columns that fold to one on a phone; `min` is the narrowest column in pixels, `isFilled` stretches few over the row. */
export const Grid = ({
  min = 280,
  gap = 2,
  isFilled = false,
  children,
}: {
  min?: number;
  gap?: 1 | 2 | 3;
  isFilled?: boolean;
  children: ReactNode;
}) => (
  <div
    className="pui-grid"
    style={{
      gap: gap * 8,
      gridTemplateColumns: `repeat(${isFilled ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, ${min}px), 1fr))`,
    }}
  >
    {children}
  </div>
);

/** A number with its name, for dashboards. */
export const Tile = ({
  label,
  value,
  icon,
}: {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
}) => (
  <div className="pui-tile">
    {icon && <span className="pui-tile-icon">{icon}</span>}
    <span className="pui-tile-value">{value}</span>
    <span className="pui-tile-label">{label}</span>
  </div>
);

/** Names and values of one thing, as a description list. */
export const Facts = ({ items }: { items: readonly { label: string; value: ReactNode }[] }) => (
  <dl className="pui-facts">
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
