import type { Draft } from '@portal/shared-contracts/documents';
import { DateText, Section } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { DraftFiles } from './draft-files.tsx';
import { DraftRequest } from './draft-request.tsx';
import './draft-history.css';

/** The customer's earlier drafts, each folded open on demand. */
export const HistoryList = ({ drafts }: { drafts: readonly Draft[] }) => {
  const { t } = useTranslation('documents');
  if (drafts.length === 0) return null;
  return (
    <Section title={t('draft.history')}>
      {drafts.map((draft, index) => (
        <details key={draft._id} className="doc-past">
          <summary>
            {t('draft.numbered', { number: drafts.length - index })} ·{' '}
            <DateText value={draft.createdAt} style="moment" />
          </summary>
          <DraftFiles draft={draft} />
          {draft.reviewedByUser && <DraftRequest draft={draft} />}
        </details>
      ))}
    </Section>
  );
};
