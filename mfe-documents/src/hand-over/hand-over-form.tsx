import { acceptedEndings, limits } from '@portal/shared-contracts';
import { useVault, usePortal } from '@portal/shared-contracts/react';
import { ErrorState, FieldFrame, Grid, KeepForm, SaveState, usePopup } from '@portal/shared-ui';
import {
  FileUpload,
  type FileUploadProps,
  SubmitFiles,
  UploadGroup,
} from '@portal/shared-ui/upload';
import Input from 'antd/es/input';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mixed, object } from 'yup';
import { useOrderTouched } from '../order-head/use-live-documents.ts';
import { type HandOver, parseHandOver } from './hand-over-values.ts';

/** Props of {@link HandOverForm}. */
export interface HandOverFormProps {
  orderId: string;
  /** Where the vault keeps what was not sent yet. */
  draftKey: string;
  /** Notes that are there from before. */
  notes?: string;
  texts: {
    pdfMissing: string;
    wordMissing: string;
    notes: string;
    submit: string;
    /** Said where an additional file breaks. */
    additionalFailed?: string;
  };
  /** Resolves when the server has everything. */
  onSend: (values: HandOver) => Promise<unknown>;
  onSent?: () => void;
}

const schemaOf = ({ pdfMissing, wordMissing }: HandOverFormProps['texts'], isWordHidden: boolean) =>
  object({
    dataPdf: mixed().required(pdfMissing),
    ...(isWordHidden ? {} : { dataWord: mixed().required(wordMissing) }),
  });

type FileField = 'dataPdf' | 'dataWord' | 'moreFiles';

/** One box for files, bound to its field of the form. */
const FilesOf = ({ field, ...rest }: { field: FileField } & Omit<FileUploadProps, 'onChange'>) => {
  const { flag } = usePortal();
  const { initialValues, errors, setFieldValue } = useFormikContext<HandOver>();
  const stored = initialValues[field];
  return (
    <FileUpload
      {...rest}
      initial={Array.isArray(stored) ? stored : stored ? [stored] : []}
      isInstructionHidden={flag('hide_click_to_upload')}
      onChange={(files) =>
        void setFieldValue(field, field === 'moreFiles' ? files : (files[0] ?? null))
      }
      error={errors[field] as string | undefined}
    />
  );
};

/** PDF, Word where the site shows it, further files and notes; kept on this device until they are sent. */
export const HandOverForm = (props: HandOverFormProps) => {
  const { orderId, draftKey, notes = '', texts, onSend, onSent } = props;
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  const popup = usePopup();
  const touched = useOrderTouched(orderId);
  const draft = useVault<HandOver>(
    draftKey,
    { dataPdf: null, dataWord: null, moreFiles: [], notes },
    parseHandOver,
  );
  const [failure, setFailure] = useState<unknown>();
  const isWordHidden = flag('hide_ms_word_document');
  const submit = async (values: HandOver): Promise<void> => {
    setFailure(undefined);
    try {
      await onSend(values);
    } catch (error) {
      return setFailure(error);
    }
    await draft.clear();
    popup.success(t('uploaded'));
    onSent?.();
    await touched();
  };
  if (!draft.isReady) return null;
  return (
    <Formik<HandOver>
      initialValues={draft.value}
      validationSchema={schemaOf(texts, isWordHidden)}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ values, setFieldValue, isSubmitting }) => (
        <Form className="doc-form" noValidate>
          <KeepForm<HandOver> onChange={draft.setValue} />
          <UploadGroup>
            <Grid>
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
              {...(texts.additionalFailed ? { failureText: texts.additionalFailed } : {})}
            />
            <FieldFrame name="notes" label={texts.notes} help={<SaveState status={draft.status} />}>
              <Input.TextArea
                rows={4}
                maxLength={limits.text.long}
                value={values.notes}
                onChange={(event) => void setFieldValue('notes', event.target.value)}
              />
            </FieldFrame>
            {failure !== undefined && <ErrorState error={failure} safe={t('filesKept')} />}
            <SubmitFiles loading={isSubmitting}>{texts.submit}</SubmitFiles>
          </UploadGroup>
        </Form>
      )}
    </Formik>
  );
};
