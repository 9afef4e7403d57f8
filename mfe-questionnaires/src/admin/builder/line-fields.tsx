import { limits } from '@portal/shared-contracts';
import {
  conditionSources,
  isQuestion,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';
import { FieldFrame } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { TextField } from '@portal/shared-ui/controls';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../../features/question-editor/field-names.ts';
import type { LinePartProps } from '../../features/question-editor/lines/question-line.tsx';
import { ADMIN_TEXTS } from '../texts.ts';
import { SourcesContext } from './fields-context.ts';

const Help = ({ field, onEdit }: LinePartProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <FieldFrame name={`help-${field.key}`} label={t('line.help')}>
      {(control) => (
        <TextField
          {...control}
          value={field.help ?? ''}
          maxLength={limits.firm.questionHelp}
          onChange={({ target: { value } }) => onEdit({ help: value === '' ? undefined : value })}
        />
      )}
    </FieldFrame>
  );
};

const Answer = ({
  field,
  source,
  onEdit,
}: LinePartProps & { source: QuestionnaireField | undefined }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { showIf } = field;
  if (!showIf) return null;
  const options = source?.options.filter((option) => option.trim() !== '') ?? [];
  const known = options.includes(showIf.equals) ? options : [showIf.equals, ...options];
  return (
    <FieldFrame name={`answer-${field.key}`} label={t('line.answer')} isRequired>
      {(control) => (
        <NativeSelect
          {...control}
          value={showIf.equals}
          onChoose={(equals) => onEdit({ showIf: { ...showIf, equals } })}
          options={known.map((value) => ({ value, label: value }))}
        />
      )}
    </FieldFrame>
  );
};

/** When a question is asked: always, or after a certain answer to an earlier one (BO-77). */
const Condition = (props: LinePartProps) => {
  const { field, problem, onEdit } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const nameOf = useFieldName();
  const fields = useContext(SourcesContext);
  const sources = conditionSources(fields, field.key);
  const { showIf } = field;
  const source = fields.find(({ key }) => key === showIf?.key);
  if (sources.length === 0 && !showIf) return null;
  const isGone = showIf && !sources.some(({ key }) => key === showIf.key);
  const choose = (key: string): void => {
    const equals = fields.find((one) => one.key === key)?.options[0] ?? '';
    onEdit({ showIf: key === '' ? undefined : { key, equals } });
  };
  return (
    <div className="quest-editor-row">
      <FieldFrame
        name={`condition-${field.key}`}
        label={t('line.condition')}
        {...(problem?.at === 'condition' ? { error: problem.sentence } : {})}
      >
        {(control) => (
          <NativeSelect
            {...control}
            value={showIf?.key ?? ''}
            onChoose={choose}
            options={[
              { value: '', label: t('line.always') },
              ...(isGone
                ? [{ value: showIf.key, label: source ? nameOf(source) : t('line.gone') }]
                : []),
              ...sources.map((one) => ({ value: one.key, label: nameOf(one) })),
            ]}
          />
        )}
      </FieldFrame>
      <Answer {...props} source={source} />
    </div>
  );
};

/** What a firm sets on a question beside what a writer sets: help, and when it is asked. */
export const FirmLineFields = (props: LinePartProps) => {
  const { type } = props.field;
  return (
    <>
      {isQuestion(type) && <Help {...props} />}
      {type !== 'section' && <Condition {...props} />}
    </>
  );
};
