import {
  reviewTabs,
  type FindingEdit,
  type FindingResult,
  type ReviewFinding,
  type ReviewTab,
  type StaffReview,
} from '@portal/shared-contracts/reviews';
import { changesFrom, useKeptChanges } from '@portal/shared-ui/back-office';
import { useState } from 'react';

/** Which finding a form is of, and what happens with it. */
export interface FindingFormProps {
  /** Missing for a new one. */
  finding?: ReviewFinding;
  review: StaffReview;
  /** `baseVersion` is named where others have changed what was typed over. */
  onSave: (edit: FindingEdit, baseVersion?: number) => Promise<{ review: StaffReview }>;
  /** Reads what somebody else has changed. */
  onReload: () => Promise<void>;
  onClose: () => void;
}

/** What stands in the form of a finding. */
export interface Values {
  tab: ReviewTab;
  result: FindingResult;
  quote: string;
  reason: string;
  suggestion: string;
}

const valuesOf = (finding: ReviewFinding | undefined): Values => ({
  tab: finding?.tab ?? reviewTabs[0],
  result: finding?.result ?? 'bad',
  quote: finding?.quote ?? '',
  reason: finding?.reason.text ?? '',
  suggestion: finding?.suggestion?.text ?? '',
});

/** Only what was changed travels: words that stay keep their other languages. */
const editOf = (finding: ReviewFinding | undefined, values: Values): FindingEdit => {
  const { tab, result, reason, suggestion } = values;
  const quote = values.quote.trim();
  if (!finding) {
    const more = { quote: quote || undefined, suggestion: suggestion || undefined };
    return { kind: 'add', tab, result, reason, ...more };
  }
  const before = valuesOf(finding);
  return {
    kind: 'change',
    finding: finding.id,
    ...(result === before.result ? {} : { result }),
    ...(reason === before.reason ? {} : { reason }),
    ...(suggestion === before.suggestion ? {} : { suggestion }),
    ...(quote === before.quote ? {} : { quote }),
  };
};

/** What is typed of a finding, kept on the device until it is saved or let go. */
export const useFindingForm = ({
  finding,
  review,
  onSave,
  onReload,
  onClose,
}: FindingFormProps) => {
  const shown = valuesOf(finding);
  const key = `finding:${review._id}/${finding?.id ?? 'new'}`;
  const kept = useKeptChanges(key, shown, review.version);
  const [isTold, setTold] = useState(false);
  // Others may have changed other findings of the review; only a field that was typed over counts.
  const isOverOthers = Object.keys(changesFrom<Partial<Values>>(shown, kept.seen)).length > 0;
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const values: Values = { ...shown, ...kept.typed };
  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      const saved = await onSave(
        editOf(finding, values),
        isOverOthers && !isTold ? kept.baseVersion : undefined,
      );
      setTold(false);
      if (!kept.forgetSent(kept.typed, saved.review.version)) onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return {
    ...{ values, isReady: kept.isReady, type: kept.type, isSaving, failure },
    save,
    reload: async (): Promise<void> => {
      await onReload();
      setTold(true);
      setFailure(undefined);
    },
    cancel: (): void => {
      kept.forget();
      onClose();
    },
  };
};
