import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './draft-desk.css';

/** Props of {@link DraftDesk}. */
export interface DraftDeskProps {
  /** The draft, to be read. */
  document: ReactNode;
  /** What changed since an earlier draft; nothing while there is only one. */
  changes?: ReactNode;
  /** What the reader does about it; stays in view beside a long document. */
  side: ReactNode;
}

const VIEWS = ['document', 'changes'] as const;
type View = (typeof VIEWS)[number];

/** The draft on the left with its changes as a second tab, and on the right what is to be done about it (UX-05). */
export const DraftDesk = ({ document, changes, side }: DraftDeskProps) => {
  const [view, setView] = useState<View>('document');
  const id = useId();
  const isChanges = view === 'changes' && changes !== undefined;
  return (
    <div className="doc-desk">
      <div className="doc-desk-main">
        {changes && <DeskTabs id={id} view={view} onView={setView} />}
        <div
          className="doc-desk-main"
          {...(changes
            ? { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${view}` }
            : {})}
        >
          {isChanges ? changes : document}
        </div>
      </div>
      <div className="doc-desk-side">{side}</div>
    </div>
  );
};

interface DeskTabsProps {
  id: string;
  view: View;
  onView: (view: View) => void;
}

const DeskTabs = ({ id, view, onView }: DeskTabsProps) => {
  const { t } = useTranslation('documents');
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = view === 'document' ? 'changes' : 'document';
    onView(next);
    list.current?.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      className="doc-desk-tabs"
      role="tablist"
      aria-label={t('desk.views')}
      onKeyDown={turn}
    >
      {VIEWS.map((one) => (
        <button
          key={one}
          id={`${id}-${one}`}
          type="button"
          role="tab"
          data-view={one}
          aria-selected={one === view}
          aria-controls={`${id}-panel`}
          tabIndex={one === view ? 0 : -1}
          onClick={() => onView(one)}
        >
          {t(one === 'document' ? 'desk.document' : 'compare.open')}
        </button>
      ))}
    </div>
  );
};
