import { FieldFrame } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { Alert, Button, TextArea, TextField } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { useFindingTitle } from '../../features/findings/use-finding-title.ts';
import { type CheckValues, linesOf, missingWords } from '../content-values.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import { SnippetChoice } from './snippets.tsx';

/** Props of {@link CheckFields}. */
export interface CheckFieldsProps {
  /** Section and check as the finding is called: `language.weak_verbs_check`. */
  finding: string;
  /** Where it stands in the review, for errors: `content.language_section.weak_verbs_check`. */
  path: string;
  values: CheckValues;
  resume: string;
  errors: Readonly<Record<string, string>>;
  onChange: (values: CheckValues) => void;
  /** Which further fields this check has. */
  extra?: 'bullet_point_sentence' | 'better_verbs';
  /** A language check always says whether it went well. */
  needsResult?: boolean;
  onRemove?: () => void;
}

const Lines = (props: {
  name: string;
  label: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
}) => (
  <FieldFrame name={props.name} label={props.label}>
    {(control) => (
      <TextArea
        {...control}
        rows={2}
        value={props.lines.join('\n')}
        onChange={({ target }) => props.onChange(linesOf(target.value))}
      />
    )}
  </FieldFrame>
);

const Missing = ({ words, resume }: { words: readonly string[]; resume: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const missing = missingWords(words, resume);
  if (missing.length === 0) return null;
  return (
    <Alert
      type="warning"
      title={t('check.missing', { count: missing.length, words: missing.join(' · ') })}
    />
  );
};

const Verdict = ({ path, values, onChange, needsResult }: CheckFieldsProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const choose = (result: string): void => {
    const { result: _former, ...rest } = values;
    onChange(result === 'good' || result === 'bad' ? { ...rest, result } : rest);
  };
  return (
    <FieldFrame name={`${path}.result`} label={t('check.result')} isRequired={needsResult ?? false}>
      {(control) => (
        <NativeSelect
          {...control}
          value={values.result ?? ''}
          onChoose={choose}
          options={[
            ...(needsResult ? [] : [{ value: '', label: t('check.none') }]),
            { value: 'good', label: t('check.good') },
            { value: 'bad', label: t('check.bad') },
          ]}
        />
      )}
    </FieldFrame>
  );
};

const Reason = ({ path, values, errors, onChange }: CheckFieldsProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const name = `${path}.report_text`;
  const reason = values.report_text;
  return (
    <>
      <FieldFrame
        name={name}
        label={t('check.reason')}
        help={t('check.reasonHelp')}
        isRequired
        {...(errors[name] ? { error: errors[name] } : {})}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={reason}
            onChange={({ target }) => onChange({ ...values, report_text: target.value })}
          />
        )}
      </FieldFrame>
      <SnippetChoice
        name={name}
        text={reason}
        onInsert={(text) =>
          onChange({ ...values, report_text: reason.trim() ? `${reason.trimEnd()} ${text}` : text })
        }
      />
    </>
  );
};

const Extra = ({ path, values, extra, onChange }: CheckFieldsProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  if (extra === 'better_verbs')
    return (
      <Lines
        name={`${path}.better_verbs`}
        label={t('check.betterVerbs')}
        lines={values.better_verbs ?? []}
        onChange={(lines) => onChange({ ...values, better_verbs: lines })}
      />
    );
  if (extra !== 'bullet_point_sentence') return null;
  return (
    <FieldFrame name={`${path}.${extra}`} label={t('check.sentence')}>
      {(control) => (
        <TextField
          {...control}
          value={values.bullet_point_sentence ?? ''}
          onChange={({ target }) =>
            onChange({ ...values, bullet_point_sentence: target.value || undefined })
          }
        />
      )}
    </FieldFrame>
  );
};

/** Verdict, reason, quoted words and suggestion of one check (BO-102). */
export const CheckFields = (props: CheckFieldsProps) => {
  const { finding, path, values, resume, onChange, onRemove } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const title = useFindingTitle(finding);
  return (
    <fieldset className="wr-check">
      <legend>{title}</legend>
      <Verdict {...props} />
      <Reason {...props} />
      <Lines
        name={`${path}.flagged_text`}
        label={t('check.flagged')}
        lines={values.flagged_text}
        onChange={(lines) => onChange({ ...values, flagged_text: lines })}
      />
      <Missing words={values.flagged_text} resume={resume} />
      <FieldFrame name={`${path}.suggestion`} label={t('check.suggestion')}>
        {(control) => (
          <TextField
            {...control}
            value={values.suggestion ?? ''}
            onChange={({ target }) =>
              onChange({ ...values, suggestion: target.value || undefined })
            }
          />
        )}
      </FieldFrame>
      <Extra {...props} />
      {onRemove && (
        <Button size="small" aria-label={t('check.removeOne', { title })} onClick={onRemove}>
          {t('check.remove')}
        </Button>
      )}
    </fieldset>
  );
};
