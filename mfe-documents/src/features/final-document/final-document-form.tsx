import type { FinalDocument } from '@portal/shared-contracts/documents';
import { usePortal } from '@portal/shared-contracts/react';
import { Section } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { WriterUploadForm } from '../../writer-upload/writer-upload-form.tsx';
import { sendFinalDocument } from './final-document.queries.ts';

/** Props of {@link FinalDocumentForm}. */
export interface FinalDocumentFormProps {
  orderId: string;
  serviceId: string;
  /** What the next upload replaces. */
  previous: FinalDocument | null;
  onSent: () => void;
}

/** The writer sends PDF and Word, further files and notes; a second upload replaces the first. */
export const FinalDocumentForm = (props: FinalDocumentFormProps) => {
  const { orderId, serviceId, previous, onSent } = props;
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  return (
    <Section title={t(previous ? 'final.replace' : 'final.upload')}>
      {previous && <p className="doc-note">{t('final.replaceNote')}</p>}
      <WriterUploadForm
        orderId={orderId}
        vaultKey={`final:${orderId}:${serviceId}`}
        notes={previous?.writerNotes ?? ''}
        texts={{
          pdfMissing: t('final.pdfMissing'),
          wordMissing: t('final.wordMissing'),
          ...(flag('enable_writer_notes') ? { notes: t('final.notesForCustomer') } : {}),
          submit: t(previous ? 'final.replaceSubmit' : 'final.submit'),
        }}
        onSend={({ moreFiles, ...data }) =>
          sendFinalDocument({
            order_id: orderId,
            serviceId,
            taskId: 'final_document',
            ...data,
            otherFiles: moreFiles,
          })
        }
        onSent={onSent}
      />
    </Section>
  );
};
