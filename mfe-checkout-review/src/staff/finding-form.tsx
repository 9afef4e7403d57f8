import { findingResult, reviewTabs } from '@portal/shared-contracts/reviews';
import { ErrorState, FieldFrame } from '@portal/shared-ui';
import { Button, TextArea } from '@portal/shared-ui/controls';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict } from '../is-conflict.ts';
import { tabAnchor } from '../features/review-tabs/tab-anchors.ts';
import { type FindingFormProps, useFindingForm, type Values } from './use-finding-form.ts';

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
      {isConflict(failure) && <Button onClick={() => void form.reload()}>{t('reload')}</Button>}
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
