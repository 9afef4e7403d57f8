import { limits, sendForm } from '@portal/shared-contracts';
import { readReviewResume } from '@portal/shared-contracts/admin';
import { ErrorState, FieldFrame, Section } from '@portal/shared-ui';
import { FileInput } from '@portal/shared-ui/back-office';
import { TextArea } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import type { WrittenForm } from '../use-written-form.ts';

const readFile = async (file: File): Promise<string> => {
  const form = new FormData();
  // The server reads content, not names; a comma in one turns nobody away (RV-12).
  form.append('file', file, file.name.replaceAll(/[,'’]/g, ' '));
  return (await sendForm(readReviewResume, form)).text;
};

/** The resume beside its review: typed, pasted, or read from a file (BO-102). */
export const ResumeBeside = ({ form }: { form: WrittenForm }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { values, type } = form;
  const read = useMutation({ mutationFn: readFile, onSuccess: (resume) => type({ resume }) });
  return (
    <Section title={t('resume.title')} className="wr-resume">
      <FieldFrame name="resumeFile" label={t('resume.file')} help={t('resume.fileHelp')}>
        {(control) => (
          <FileInput
            id={control.id}
            name={control.name}
            aria-describedby={control['aria-describedby']}
            accept=".pdf,.docx"
            isDisabled={read.isPending}
            onFile={(file) => read.mutate(file)}
          />
        )}
      </FieldFrame>
      <p role="status">{read.isPending ? t('resume.reading') : ''}</p>
      {read.isError && <ErrorState error={read.error} />}
      <FieldFrame name="resume" label={t('resume.text')}>
        {(control) => (
          <TextArea
            {...control}
            rows={24}
            value={values.resume}
            maxLength={limits.review.fieldCharacters}
            onChange={({ target }) => type({ resume: target.value })}
          />
        )}
      </FieldFrame>
    </Section>
  );
};
