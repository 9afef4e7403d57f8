import { ApiError } from '@portal/shared-contracts';
import { reviewTabs, type ReviewFinding, type StaffReview } from '@portal/shared-contracts/reviews';
import { ErrorState, StatusChip } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { AddIcon, DeleteIcon, EditIcon } from '@portal/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindingTitle } from '../features/findings/use-finding-title.ts';
import { tabAnchor } from '../features/review-tabs/tab-anchors.ts';
import { FindingForm } from './finding-form.tsx';
import type { useEditReview } from './use-edit-review.ts';

/** Props of {@link StaffFindings}. */
export interface StaffFindingsProps {
  review: StaffReview;
  changes: ReturnType<typeof useEditReview>;
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

const ADDING = 'adding';

/** The findings by tab; one at a time is changed, dropped or added (RV-56). */
export const StaffFindings = ({ review, changes }: StaffFindingsProps) => {
  const { t } = useTranslation('staffreviews');
  const [open, setOpen] = useState<string>();
  const { edit, reload } = changes;
  const close = (): void => {
    setOpen(undefined);
    edit.reset();
  };
  const save: Parameters<typeof FindingForm>[0]['onSave'] = (change) =>
    edit.mutate(change, { onSuccess: close });
  const failure = edit.isError && (
    <>
      <ErrorState error={edit.error} />
      {isStale(edit.error) && <Button onClick={() => void reload()}>{t('reload')}</Button>}
    </>
  );
  const form = { isSaving: edit.isPending, failure, onSave: save, onCancel: close };
  return (
    <>
      {!open && failure}
      {reviewTabs.map((tab) => (
        <section key={tab}>
          <h3>{t(`checkout:tabs.${tabAnchor(tab)}`)}</h3>
          <ul className="cr-findings">
            {review.findings
              .filter((finding) => finding.tab === tab)
              .map((finding) => (
                <li key={finding.id} className="cr-finding">
                  {open === finding.id ? (
                    <FindingForm finding={finding} {...form} />
                  ) : (
                    <Shown
                      finding={finding}
                      onEdit={() => setOpen(finding.id)}
                      onDrop={() => edit.mutate({ kind: 'drop', finding: finding.id })}
                    />
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {open === ADDING ? (
        <div className="cr-finding">
          <FindingForm {...form} />
        </div>
      ) : (
        <Button icon={<AddIcon />} onClick={() => setOpen(ADDING)}>
          {t('add')}
        </Button>
      )}
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
      {finding.quote && (
        <p>
          <q>{finding.quote}</q>
        </p>
      )}
      {finding.suggestion && <p className="cr-note">{finding.suggestion.text}</p>}
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
