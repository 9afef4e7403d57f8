import type { Draft } from '@portal/shared-contracts/documents';
import { usePortal } from '@portal/shared-contracts/react';
import { FieldFrame, LoadingSkeleton, Row, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { ReloadIcon } from '@portal/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedText } from './changed-text.tsx';
import { compareDrafts } from './compare-drafts.ts';
import { draftNumber } from '../../drafts/draft-number.ts';
import './draft-compare.css';

/** Props of {@link DraftCompare}. */
export interface DraftCompareProps {
  /** Newest first, at least two. */
  drafts: readonly Draft[];
  /** Shown beside each other when no text can be read. */
  preview: (draft: Draft) => ReactNode;
  /** What the customer wrote about a draft. */
  request: (draft: Draft) => ReactNode;
}

interface Pair {
  before: Draft;
  after: Draft;
}

const Comparison = ({ pair, preview }: { pair: Pair; preview: DraftCompareProps['preview'] }) => {
  const { t } = useTranslation(['documents', 'ui']);
  const { before, after } = pair;
  const query = useQuery({
    // Drafts never change once they are sent, so what changes an order does not reach this key.
    queryKey: ['draft-changes', before._id, after._id],
    queryFn: () => compareDrafts(before, after),
    staleTime: Infinity,
    retry: false,
  });
  if (query.isPending) return <LoadingSkeleton shape="text" />;
  if (query.isError)
    return (
      <>
        <p role="status">{t('compare.unreadable')}</p>
        <Row>
          <Button icon={<ReloadIcon />} onClick={() => void query.refetch()}>
            {t('ui:retry')}
          </Button>
        </Row>
        <div className="doc-beside">
          {preview(before)}
          {preview(after)}
        </div>
      </>
    );
  if (query.data.every(({ kind }) => kind === 'same'))
    return <p role="status">{t('compare.equal')}</p>;
  return <ChangedText changes={query.data} />;
};

/** Two drafts compared word by word, with what the customer had asked for beside them. */
export const DraftCompare = ({ drafts, preview, request }: DraftCompareProps) => {
  const { t } = useTranslation('documents');
  const { user } = usePortal();
  const asked = t(user?.role === 'user' ? 'compare.asked' : 'compare.askedByCustomer');
  const [chosen, choose] = useState({ before: drafts[1]?._id, after: drafts[0]?._id });
  const find = (wanted: string | undefined) => drafts.find(({ _id }) => _id === wanted);
  const before = find(chosen.before);
  const after = find(chosen.after);
  const options = drafts.map(({ _id }, index) => ({
    value: _id,
    label: t('draft.numbered', { number: draftNumber(drafts, index) }),
  }));
  return (
    <Section title={t('compare.title')}>
      <div className="doc-beside">
        {(['before', 'after'] as const).map((side) => (
          <FieldFrame key={side} name={`compare-${side}`} label={t(`compare.${side}`)} isRequired>
            <select
              className="pui-text pui-text-area"
              value={chosen[side]}
              onChange={({ target }) => choose({ ...chosen, [side]: target.value })}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </FieldFrame>
        ))}
      </div>
      {before && after && before !== after && (
        <div className="doc-comparison">
          {before.reviewedByUser && (
            <aside className="doc-asked" aria-label={asked}>
              <h3>{asked}</h3>
              {request(before)}
            </aside>
          )}
          <Comparison pair={{ before, after }} preview={preview} />
        </div>
      )}
      {before === after && <p role="status">{t('compare.chooseTwo')}</p>}
    </Section>
  );
};
