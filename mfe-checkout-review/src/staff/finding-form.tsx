import { ApiError } from '@portal/shared-contracts';
import {
  findingResult,
  reviewTabs,
  type FindingEdit,
  type FindingResult,
  type ReviewFinding,
  type ReviewTab,
} from '@portal/shared-contracts/reviews';
import { ErrorState, FieldFrame } from '@portal/shared-ui';
import { useKeptChanges } from '@portal/shared-ui/back-office';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { tabAnchor } from '../features/review-tabs/tab-anchors.ts';

/** Props of {@link FindingForm}. */
export interface FindingFormProps {
  /** Missing for a new one. */
  finding?: ReviewFinding;
  /** The review that it is of. */
  reviewId: string;
  onSave: (edit: FindingEdit) => Promise<unknown>;
  /** Reads what somebody else has changed. */
  onReload: () => Promise<void>;
  onClose: () => void;
}

interface Values {
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
  const quote = values.quote.trim() || undefined;
  if (!finding)
    return { kind: 'add', tab, result, reason, quote, suggestion: suggestion || undefined };
  const before = valuesOf(finding);
  return {
    kind: 'change',
    finding: finding.id,
    ...(result === before.result ? {} : { result }),
    ...(reason === before.reason ? {} : { reason }),
    ...(suggestion === before.suggestion ? {} : { suggestion }),
    ...(values.quote === before.quote ? {} : { quote }),
  };
};

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

const Choice = <T extends string>({ name, label, value, options, onChange }: ChoiceProps<T>) => (
  <FieldFrame name={name} label={label} isRequired>
    {({ status: _status, ...control }) => (
      <select
        {...control}
        className="cr-select"
        value={value}
        onChange={({ target }) => onChange(target.value as T)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);

interface WordsProps {
  name: 'quote' | 'reason' | 'suggestion';
  help?: string;
  isRequired?: boolean;
  value: string;
  onChange: (part: Partial<Values>) => void;
}

const Words = ({ name, help, isRequired = false, value, onChange }: WordsProps) => {
  const { t } = useTranslation('staffreviews');
  return (
    <FieldFrame name={name} label={t(name)} isRequired={isRequired} {...(help ? { help } : {})}>
      <TextArea
        rows={3}
        value={value}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </FieldFrame>
  );
};

/** Whether somebody else changed the review meanwhile. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict';

/** What is typed of a finding, kept on the device until it is saved or let go. */
const useFindingForm = ({ finding, reviewId, onSave, onReload, onClose }: FindingFormProps) => {
  const shown = valuesOf(finding);
  const kept = useKeptChanges(`finding:${reviewId}/${finding?.id ?? 'new'}`, shown, 0);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const values: Values = { ...shown, ...kept.typed };
  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      await onSave(editOf(finding, values));
      if (!kept.forgetSent(kept.typed, 0)) onClose();
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
      setFailure(undefined);
    },
    cancel: (): void => {
      kept.forget();
      onClose();
    },
  };
};

/** Verdict, words of the resume, why and what to do of one finding. */
export const FindingForm = (props: FindingFormProps) => {
  const { t } = useTranslation('staffreviews');
  const { values, type: set, isReady, isSaving, failure, ...form } = useFindingForm(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.save();
  };
  if (!isReady) return null;
  return (
    <form className="cr-finding-form" noValidate onSubmit={submit}>
      {!props.finding && (
        <Choice
          name="tab"
          label={t('tab')}
          value={values.tab}
          options={reviewTabs.map((tab) => [tab, t(`checkout:tabs.${tabAnchor(tab)}`)])}
          onChange={(tab) => set({ tab })}
        />
      )}
      <Choice
        name="result"
        label={t('verdict')}
        value={values.result}
        options={findingResult.options.map((result) => [result, t(`verdicts.${result}`)])}
        onChange={(result) => set({ result })}
      />
      <Words name="quote" help={t('quoteHelp')} value={values.quote} onChange={set} />
      <Words name="reason" isRequired value={values.reason} onChange={set} />
      <Words name="suggestion" value={values.suggestion} onChange={set} />
      {failure !== undefined && <ErrorState error={failure} />}
      {isStale(failure) && <Button onClick={() => void form.reload()}>{t('reload')}</Button>}
      <div className="cr-staff-buttons">
        <Button
          type="primary"
          htmlType="submit"
          loading={isSaving}
          disabled={values.reason.trim() === ''}
        >
          {t('save')}
        </Button>
        <Button onClick={form.cancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
};
