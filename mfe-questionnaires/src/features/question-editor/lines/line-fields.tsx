import { FieldFrame } from '@portal/shared-ui';
import { CheckBox, TextArea, TextField } from '@portal/shared-ui/controls';
import { limits } from '@portal/shared-contracts';
import {
  fieldLimits,
  isChoice,
  isQuestion,
  type FieldType,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';
import { useTranslation } from 'react-i18next';
import type { LineProblem } from '../publishing/use-publish-check.ts';
import { useFieldTypes } from '../field-names.ts';
import { OptionsEditor } from './options-editor.tsx';

interface LineFieldsProps {
  field: QuestionnaireField;
  /** What keeps this line from being published, once somebody has tried. */
  problem: LineProblem | undefined;
  onEdit: (part: Partial<QuestionnaireField>) => void;
}

const withPlaceholder: readonly FieldType[] = ['text', 'textarea', 'email', 'select'];

const Words = ({ field, problem, onEdit }: LineFieldsProps) => {
  const { t } = useTranslation('questionnaires');
  const take = (event: { target: { value: string } }): void => onEdit({ text: event.target.value });
  return (
    <FieldFrame
      name={`text-${field.key}`}
      label={t(`editor.words.${isQuestion(field.type) ? 'question' : field.type}`)}
      isRequired
      {...(problem?.at === 'text' ? { error: problem.sentence } : {})}
    >
      {(control) =>
        field.type === 'section' ? (
          <TextField {...control} value={field.text} maxLength={fieldLimits.text} onChange={take} />
        ) : (
          <TextArea
            {...control}
            value={field.text}
            maxLength={fieldLimits.text}
            growsTo={Infinity}
            onChange={take}
          />
        )
      }
    </FieldFrame>
  );
};

const Kind = ({ field, onEdit }: Omit<LineFieldsProps, 'problem'>) => {
  const { t } = useTranslation('questionnaires');
  const types = useFieldTypes();
  return (
    <FieldFrame name={`type-${field.key}`} label={t('editor.kind')} isRequired>
      {({ status: _none, ...control }) => (
        <select
          {...control}
          className="pui-text pui-text-area"
          value={field.type}
          onChange={({ target }) => {
            const chosen = types.find(({ value }) => value === target.value);
            if (chosen) onEdit({ type: chosen.value });
          }}
        >
          {types.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};

/** Everything that can be set on one line of a questionnaire. */
export const LineFields = ({ field, problem, onEdit }: LineFieldsProps) => {
  const { t } = useTranslation('questionnaires');
  return (
    <div className="quest-editor-fields">
      <Words field={field} problem={problem} onEdit={onEdit} />
      <div className="quest-editor-row">
        <Kind field={field} onEdit={onEdit} />
        {withPlaceholder.includes(field.type) && (
          <FieldFrame name={`placeholder-${field.key}`} label={t('editor.placeholder')}>
            {(control) => (
              <TextField
                {...control}
                value={field.placeholder}
                maxLength={limits.text.short}
                onChange={(event) => onEdit({ placeholder: event.target.value })}
              />
            )}
          </FieldFrame>
        )}
      </div>
      {isChoice(field.type) && (
        <OptionsEditor
          name={`options-${field.key}`}
          error={problem?.at === 'options' ? problem.sentence : undefined}
          options={field.options}
          onChange={(options) => onEdit({ options })}
        />
      )}
      {isQuestion(field.type) && (
        <CheckBox
          checked={field.required}
          onChange={(event) => onEdit({ required: event.target.checked })}
        >
          {t('editor.required')}
        </CheckBox>
      )}
    </div>
  );
};
