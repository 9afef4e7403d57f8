import type { Draft } from '@portal/shared-contracts/documents';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, Section, StarRating } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLines } from '../../files/file-line.tsx';
import { DraftStageChip } from './draft-stage-chip.tsx';
import { draftNumber } from '../../drafts/draft-number.ts';
import './draft-history.css';

const filesOf = ({ data }: Draft) =>
  [data.dataPdf, data.dataWord, data.dataOther, ...data.additionalFiles].filter(
    (file) => file !== null,
  );

const HistoryRow = ({ draft, number }: { draft: Draft; number: number }) => {
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>
        <DateText value={draft.createdAt} style="moment" />
      </td>
      <td>
        <FileLines files={filesOf(draft)} />
      </td>
      <td className="doc-text">{draft.data.notes}</td>
      <td>
        <Feedback draft={draft} />
      </td>
      <td>
        <DraftStageChip stage={draft.stage} />
      </td>
    </tr>
  );
};

/** What was said of a draft, each under the name of who said it (FX-09). */
const Feedback = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  const { adminApproval: admin } = draft;
  return (
    <>
      {draft.reviewedByUser && (
        <Voice of={t('draft.voice.customer')}>
          {draft.rating !== null && !flag('disable_customer_rating') && (
            <StarRating label={t('draft.rating')} value={draft.rating} isReadOnly />
          )}
          <p className="doc-text">{draft.review}</p>
          {draft.reviewFile && <FileLines files={[draft.reviewFile.file]} />}
        </Voice>
      )}
      {admin?.rejectionReason && (
        <Voice of={t('draft.voice.admin')}>
          <p className="doc-text">{admin.rejectionReason}</p>
          {admin.rejectionFile && <FileLines files={[admin.rejectionFile]} />}
        </Voice>
      )}
    </>
  );
};

const Voice = ({ of, children }: { of: string; children: ReactNode }) => (
  <div className="doc-voice">
    <p className="doc-voice-name">{of}</p>
    {children}
  </div>
);

/** Earlier drafts in a table that is 1000 pixels wide on a phone and scrolls in its own box (DO-39). */
export const HistoryTable = ({ drafts }: { drafts: readonly Draft[] }) => {
  const { t } = useTranslation('documents');
  if (drafts.length === 0) return null;
  const columns = ['number', 'date', 'files', 'notes', 'request', 'status'] as const;
  return (
    <Section title={t('draft.history')}>
      <div className="doc-history-box" role="region" aria-label={t('draft.history')} tabIndex={0}>
        <table className="doc-history">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`draft.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drafts.map((draft, index) => (
              <HistoryRow key={draft._id} draft={draft} number={draftNumber(drafts, index)} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};
