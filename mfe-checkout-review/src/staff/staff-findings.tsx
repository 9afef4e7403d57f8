import {
  type FindingEdit,
  reviewTabs,
  type ReviewFinding,
  type StaffReview,
} from '@portal/shared-contracts/reviews';
import { ErrorState, StatusChip, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { AddIcon, DeleteIcon, EditIcon } from '@portal/shared-ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict } from '../is-conflict.ts';
import { useFindingTitle } from '../features/findings/use-finding-title.ts';
import { tabAnchor } from '../features/review-tabs/tab-anchors.ts';
import { isSaidAtQuote } from '../features/findings/is-said-at-quote.ts';
import { FindingForm } from './finding-form.tsx';
import type { useEditReview } from './use-edit-review.ts';

/** Props of {@link StaffFindings}. */
export interface StaffFindingsProps {
  review: StaffReview;
  changes: ReturnType<typeof useEditReview>;
}

const ADDING = 'adding';

/** The findings by tab; one at a time is changed, dropped or added (RV-56). */
export const StaffFindings = ({ review, changes }: StaffFindingsProps) => {
  const { t } = useTranslation('staffreviews');
  const popup = usePopup();
  const [open, setOpen] = useState<string>();
  const { edit, drop, reload } = changes;
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const formOf = (key: string) => ({
    review,
    onSave: (change: FindingEdit, baseVersion?: number) =>
      edit.mutateAsync({ edit: change, baseVersion }).catch((error: unknown) => {
        // Its form was closed meanwhile and says nothing; what was typed there is kept.
        if (latest.current !== key) popup.failure(error);
        throw error;
      }),
    onReload: reload,
    // Another one may have been opened meanwhile.
    onClose: () => setOpen((now) => (now === key ? undefined : now)),
  });
  return (
    <>
      {reviewTabs.map((tab) => (
        <section key={tab}>
          <h3>{t(`checkout:tabs.${tabAnchor(tab)}`)}</h3>
          <ul className="cr-findings">
            {review.findings
              .filter((finding) => finding.tab === tab)
              .map((finding) => (
                <li key={finding.id} className="cr-finding">
                  {open === finding.id ? (
                    <FindingForm finding={finding} {...formOf(finding.id)} />
                  ) : (
                    <Shown
                      finding={finding}
                      onEdit={() => setOpen(finding.id)}
                      onDrop={() => drop.mutate({ edit: { kind: 'drop', finding: finding.id } })}
                    />
                  )}
                  {isDropRefused(changes, finding.id) && (
                    <NotDropped error={drop.error} onReload={() => void reload()} />
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {open === ADDING ? (
        <div className="cr-finding">
          <FindingForm {...formOf(ADDING)} />
        </div>
      ) : (
        <Button icon={<AddIcon />} onClick={() => setOpen(ADDING)}>
          {t('add')}
        </Button>
      )}
    </>
  );
};

const isDropRefused = ({ drop }: StaffFindingsProps['changes'], id: string): boolean => {
  const refused = drop.isError ? drop.variables.edit : undefined;
  return refused?.kind === 'drop' && refused.finding === id;
};

/** Why a finding is still there, said below it: the list is longer than a screen. */
const NotDropped = ({ error, onReload }: { error: unknown; onReload: () => void }) => {
  const { t } = useTranslation('staffreviews');
  return (
    <>
      <ErrorState error={error} />
      {isConflict(error) && <Button onClick={onReload}>{t('reload')}</Button>}
    </>
  );
};

const kinds = { good: 'done', bad: 'needs-you', 'not-checked': 'waiting' } as const;

interface ShownProps {
  finding: ReviewFinding;
  onEdit: () => void;
  onDrop: () => void;
}

const Shown = ({ finding, onEdit, onDrop }: ShownProps) => {
  const { t } = useTranslation('staffreviews');
  const title = useFindingTitle(finding.id);
  return (
    <>
      <div className="cr-finding-head">
        <h4>{title}</h4>
        <StatusChip kind={kinds[finding.result]} label={t(`verdicts.${finding.result}`)} />
      </div>
      <p>{finding.reason.text}</p>
      {finding.quotes.length > 0 && (
        <ul className="cr-quotes">
          {finding.quotes.map(({ quote, suggestion }, index) => (
            <li key={index}>
              <q>{quote}</q>
              {suggestion && <p className="cr-note">{suggestion.text}</p>}
            </li>
          ))}
        </ul>
      )}
      {finding.suggestion && !isSaidAtQuote(finding) && (
        <p className="cr-note">{finding.suggestion.text}</p>
      )}
      <div className="cr-staff-buttons">
        <Button
          size="small"
          icon={<EditIcon />}
          aria-label={t('editOne', { title })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        <Button
          size="small"
          icon={<DeleteIcon />}
          aria-label={t('dropOne', { title })}
          onClick={onDrop}
        >
          {t('drop')}
        </Button>
      </div>
    </>
  );
};
