import { Section } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { WriterUploadForm } from '../../writer-upload/writer-upload-form.tsx';
import { sendDraft } from './draft-upload.queries.ts';

/** The writer sends a draft: PDF, Word where the site shows it, further files and notes (DO-36). */
export const DraftForm = ({ orderId, serviceId }: { orderId: string; serviceId: string }) => {
  const { t } = useTranslation('documents');
  return (
    <Section title={t('draft.upload')}>
      <WriterUploadForm
        orderId={orderId}
        vaultKey={`draft:${orderId}:${serviceId}`}
        texts={{
          pdfMissing: t('draft.pdfMissing'),
          wordMissing: t('draft.wordMissing'),
          notes: t('draft.notes'),
          submit: t('draft.submit'),
          additionalFailed: t('draft.additionalFailed'),
        }}
        onSend={({ moreFiles, ...data }) =>
          sendDraft({
            order_id: orderId,
            serviceId,
            data: { ...data, dataOther: null, additionalFiles: moreFiles },
          })
        }
      />
    </Section>
  );
};
