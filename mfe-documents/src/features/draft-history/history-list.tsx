import type { Draft } from '@portal/shared-contracts/documents';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, Section, StarRating } from '@portal/shared-ui';
import { Disclosure } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { DraftFiles } from './draft-files.tsx';
import { DraftRequest } from './draft-request.tsx';
import { draftNumber } from '../../drafts/draft-number.ts';
import './draft-history.css';

/** What became of a draft, short enough to stand beside its name. */
const Outcome = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  if (draft.rating === null || flag('disable_customer_rating')) return null;
  return <StarRating label={t('draft.rating')} value={draft.rating} isReadOnly />;
};

/** The customer's earlier drafts, one line each; files and words are folded open on demand. */
export const HistoryList = ({ drafts }: { drafts: readonly Draft[] }) => {
  const { t } = useTranslation('documents');
  if (drafts.length === 0) return null;
  return (
    <Section title={t('draft.history')}>
      <div>
        {drafts.map((draft, index) => (
          <Disclosure
            key={draft._id}
            label={
              <span>
                {t('draft.numbered', { number: draftNumber(drafts, index) })} ·{' '}
                <DateText value={draft.createdAt} style="moment" />
              </span>
            }
            extra={<Outcome draft={draft} />}
          >
            <DraftFiles draft={draft} />
            {draft.reviewedByUser && <DraftRequest draft={draft} />}
          </Disclosure>
        ))}
      </div>
    </Section>
  );
};
