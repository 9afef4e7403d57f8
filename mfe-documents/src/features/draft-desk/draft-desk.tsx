import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { panelOf, ViewTabs } from '../../view-tabs/view-tabs.tsx';
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

type View = 'document' | 'changes';

/** The draft on the left with its changes as a second tab, and on the right what is to be done about it (UX-05). */
export const DraftDesk = ({ document, changes, side }: DraftDeskProps) => {
  const { t } = useTranslation('documents');
  const [view, setView] = useState<View>('document');
  const id = useId();
  const isChanges = view === 'changes' && changes !== undefined;
  return (
    <div className="doc-desk">
      <div className="doc-desk-main">
        {changes && (
          <ViewTabs
            id={id}
            label={t('desk.views')}
            views={[
              { key: 'document', label: t('desk.document') },
              { key: 'changes', label: t('compare.open') },
            ]}
            view={view}
            onView={setView}
          />
        )}
        <div className="doc-desk-main" {...(changes ? panelOf(id, view) : {})}>
          {isChanges ? changes : document}
        </div>
      </div>
      <div className="doc-desk-side">{side}</div>
    </div>
  );
};
