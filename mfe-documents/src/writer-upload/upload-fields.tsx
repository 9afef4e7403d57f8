import { TextArea } from '@portal/shared-ui/controls';
import { acceptedEndings, limits } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { Grid, FieldFrame } from '@portal/shared-ui';
import { FileUpload, type FileUploadProps } from '@portal/shared-ui/upload';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { WriterUpload } from './writer-upload.ts';

type FileField = 'dataPdf' | 'dataWord' | 'moreFiles';

/** One box for files, bound to its field of the form. */
const FilesOf = ({ field, ...rest }: { field: FileField } & Omit<FileUploadProps, 'onChange'>) => {
  const { flag } = usePortal();
  const { initialValues, errors, setFieldValue, setFieldError } = useFormikContext<WriterUpload>();
  const stored = initialValues[field];
  const take: FileUploadProps['onChange'] = (files) => {
    // What was missing is here; nothing else is checked before the next try.
    if (files.length > 0) setFieldError(field, undefined);
    void setFieldValue(field, field === 'moreFiles' ? files : (files[0] ?? null));
  };
  return (
    <FileUpload
      {...rest}
      name={field}
      initial={Array.isArray(stored) ? stored : stored ? [stored] : []}
      isInstructionHidden={flag('hide_click_to_upload')}
      onChange={take}
      error={errors[field] as string | undefined}
    />
  );
};

interface UploadFieldsProps {
  notesLabel: string | undefined;
  /** Shown where an additional file breaks. */
  additionalFailed: string | undefined;
  isWordHidden: boolean;
}

/** PDF, Word where the site shows it, further files and notes. */
export const UploadFields = (props: UploadFieldsProps) => {
  const { notesLabel, additionalFailed, isWordHidden } = props;
  const { t } = useTranslation('documents');
  const { values, isSubmitting, setFieldValue } = useFormikContext<WriterUpload>();
  return (
    <>
      <Grid isFilled>
        <FilesOf field="dataPdf" label={t('file.pdf')} endings={acceptedEndings.pdf} />
        {!isWordHidden && (
          <FilesOf field="dataWord" label={t('file.word')} endings={acceptedEndings.word} />
        )}
      </Grid>
      <FilesOf
        field="moreFiles"
        label={t('additionalDocumentsOptional')}
        endings={acceptedEndings.additional}
        isMultiple
        {...(additionalFailed ? { failureText: additionalFailed } : {})}
      />
      {notesLabel !== undefined && (
        <FieldFrame name="notes" label={notesLabel}>
          <TextArea
            rows={4}
            maxLength={limits.text.long}
            value={values.notes}
            readOnly={isSubmitting}
            onChange={(event) => void setFieldValue('notes', event.target.value)}
          />
        </FieldFrame>
      )}
    </>
  );
};
