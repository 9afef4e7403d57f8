import type { ElementType, ReactNode } from 'react';

/** Text for screen readers only. */
export const VisuallyHidden = ({
  as: Tag = 'span',
  children,
}: {
  as?: ElementType;
  children: ReactNode;
}) => <Tag className="pui-visually-hidden">{children}</Tag>;
