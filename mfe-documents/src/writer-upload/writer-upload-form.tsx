import { useVault, usePortal } from '@portal/shared-contracts/react';
import { Row, SaveState, usePopup } from '@portal/shared-ui';
import { ErrorSummary, KeepForm } from '@portal/shared-ui/form';
import { SendFailure, SubmitFiles, UploadGroup } from '@portal/shared-ui/upload';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mixed, object } from 'yup';
import { useAnnounceChange } from '../order-head/use-announce-change.ts';
import { UploadFields } from './upload-fields.tsx';
import { parseWriterUpload, type WriterUpload } from './writer-upload.ts';

/** Props of {@link WriterUploadForm}. */
export interface WriterUploadFormProps {
  orderId: string;
  /** What the files and notes belong to in the vault. */
  vaultKey: string;
  /** Notes that are there from before. */
  notes?: string;
  texts: {
    pdfMissing: string;
    wordMissing: string;
    /** Label of the notes; without one nobody would read them, and they are not asked for. */
    notes?: string;
    submit: string;
    /** Shown where an additional file breaks. */
    additionalFailed?: string;
  };
  /** Resolves when the server has everything. */
  onSend: (upload: WriterUpload) => Promise<unknown>;
  onSent?: () => void;
}

const schemaOf = (
  { pdfMissing, wordMissing }: WriterUploadFormProps['texts'],
  isWordHidden: boolean,
) =>
  object({
    dataPdf: mixed().required(pdfMissing),
    ...(isWordHidden ? {} : { dataWord: mixed().required(wordMissing) }),
  });

const useWriterUpload = ({
  orderId,
  vaultKey,
  notes = '',
  onSend,
  onSent,
}: WriterUploadFormProps) => {
  const { t } = useTranslation('documents');
  const popup = usePopup();
  const announceChange = useAnnounceChange(orderId);
  const kept = useVault<WriterUpload>(
    vaultKey,
    { dataPdf: null, dataWord: null, moreFiles: [], notes },
    parseWriterUpload,
  );
  const [failure, setFailure] = useState<unknown>();
  const submit = async (upload: WriterUpload): Promise<void> => {
    setFailure(undefined);
    try {
      await onSend(upload);
    } catch (error) {
      setFailure(error);
      // What failed may have arrived all the same: the page shows what the server knows.
      return announceChange();
    }
    await kept.clear();
    popup.success(t('uploaded'));
    onSent?.();
    await announceChange();
  };
  return { kept, failure, submit };
};

/** What a writer sends to the customer; kept on this device until it is sent. */
export const WriterUploadForm = (props: WriterUploadFormProps) => {
  const { texts } = props;
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  const { kept, failure, submit } = useWriterUpload(props);
  const isWordHidden = flag('hide_ms_word_document');
  if (!kept.isReady) return null;
  return (
    <Formik<WriterUpload>
      initialValues={kept.value}
      validationSchema={schemaOf(texts, isWordHidden)}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form className="doc-form" noValidate>
          <KeepForm<WriterUpload> onChange={kept.setValue} />
          <ErrorSummary labels={{ dataPdf: t('file.pdf'), dataWord: t('file.word') }} />
          <UploadGroup isSending={isSubmitting} failure={failure}>
            <UploadFields
              notesLabel={texts.notes}
              additionalFailed={texts.additionalFailed}
              isWordHidden={isWordHidden}
            />
            <SendFailure safe={t('filesKept')} />
            <Row gap={2}>
              <SubmitFiles>{texts.submit}</SubmitFiles>
              <SaveState status={kept.status} isDraft />
            </Row>
          </UploadGroup>
        </Form>
      )}
    </Formik>
  );
};
