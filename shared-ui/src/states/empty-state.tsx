import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** One sentence; where the specification fixes a text, exactly that. */
  text: string;
  drawing?: DrawingName;
  /** What a person may do about it, in one more sentence. */
  hint?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
}

/** Nothing here yet: a small drawing, a sentence and the next step. */
export const EmptyState = ({ text, drawing = 'papers', hint, action }: EmptyStateProps) => (
  <div className="pui-empty">
    <Drawing name={drawing} />
    <p className="pui-empty-text">{text}</p>
    {hint && <p className="pui-empty-hint">{hint}</p>}
    {action}
  </div>
);
