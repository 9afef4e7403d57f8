import type { Draft } from '@portal/shared-contracts/documents';
import { Section } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { WriterUploadForm } from '../../writer-upload/writer-upload-form.tsx';
import { sendDraft } from './draft-upload.queries.ts';

interface DraftFormProps {
  orderId: string;
  serviceId: string;
  /** What the new draft answers; a first one answers nothing. */
  latest?: Draft;
}

// Each draft has notes and files of its own: those of one whose answer got lost stay with it.
const vaultKeyOf = ({ orderId, serviceId, latest }: DraftFormProps): string =>
  ['draft', orderId, serviceId, ...(latest ? [latest._id] : [])].join(':');

/** The writer sends a draft: PDF, Word where the site shows it, further files and notes (DO-36). */
export const DraftForm = (props: DraftFormProps) => {
  const { orderId, serviceId } = props;
  const { t } = useTranslation('documents');
  return (
    <Section title={t('draft.upload')}>
      <WriterUploadForm
        orderId={orderId}
        vaultKey={vaultKeyOf(props)}
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
