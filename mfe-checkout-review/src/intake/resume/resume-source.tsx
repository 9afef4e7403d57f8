import { focusField, VisuallyHidden } from '@portal/shared-ui';
import { TextArea } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { ChosenFile } from './chosen-file.tsx';
import { DropZone } from './drop-zone.tsx';
import type { IntakeValues } from '../intake-values.ts';
import type { ResumeFile } from './use-resume-file.ts';

const ID = 'field-resume';

/** Props of {@link ResumeSource}. */
export interface ResumeSourceProps {
  values: IntakeValues;
  resume: ResumeFile;
  problem: string | undefined;
  onChange: (part: Partial<IntakeValues>) => void;
}

/** The resume itself: a file, or its text. */
export const ResumeSource = (props: ResumeSourceProps) => {
  const { t } = useTranslation('freereview');
  const { values, onChange } = props;
  return (
    <fieldset className="cr-source">
      <legend className="pui-label">{t('resume')}</legend>
      <div className="cr-source-kinds">
        {(['file', 'text'] as const).map((source) => (
          <label key={source} className="cr-source-kind">
            <input
              type="radio"
              name="source"
              checked={values.source === source}
              onChange={() => onChange({ source })}
            />
            <span>{t(`source.${source}`)}</span>
          </label>
        ))}
      </div>
      {values.source === 'file' ? <FileChoice {...props} /> : <TextChoice {...props} />}
    </fieldset>
  );
};

const useNotes = (problem: string | undefined) => ({
  help: `${ID}-help`,
  describedBy: problem ? `${ID}-help ${ID}-error` : `${ID}-help`,
});

const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <div className="pui-field-error" id={`${ID}-error`}>
      {text}
    </div>
  ) : null;

const FileChoice = ({ resume, problem }: ResumeSourceProps) => {
  const { t } = useTranslation('freereview');
  const shown = problem ?? resume.problem;
  const { help, describedBy } = useNotes(shown);
  return (
    <>
      <VisuallyHidden as="div">
        <label htmlFor={ID}>{t('file')}</label>
      </VisuallyHidden>
      {resume.file ? (
        <ChosenFile
          file={resume.file}
          onRemove={() => {
            resume.remove();
            // The button goes with its file, and would take the focus along.
            requestAnimationFrame(() => focusField('resume'));
          }}
        />
      ) : (
        <DropZone
          id={ID}
          describedBy={describedBy}
          isWrong={Boolean(shown)}
          onFile={resume.choose}
        />
      )}
      <div className="pui-help" id={help}>
        {t('limits')}
      </div>
      <Problem text={shown} />
    </>
  );
};

const TextChoice = ({ values, problem, onChange }: ResumeSourceProps) => {
  const { t } = useTranslation('freereview');
  const { help, describedBy } = useNotes(problem);
  return (
    <>
      <TextArea
        id={ID}
        rows={10}
        aria-label={t('source.text')}
        aria-describedby={describedBy}
        aria-required
        value={values.text}
        {...(problem ? { status: 'error' as const, 'aria-invalid': true } : {})}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className="pui-help" id={help}>
        {t('textHelp')}
      </div>
      <Problem text={problem} />
    </>
  );
};
