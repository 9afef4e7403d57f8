import type { PreviousDocument } from '@portal/shared-contracts/documents';
import { DateText, EmptyState, Section, Stack } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { FileLines } from '../../files/file-line.tsx';

/** The customer's documents as writers and reviewers read them (DO-13). */
export const PreviousDocumentsView = ({ data }: { data: PreviousDocument | null }) => {
  const { t } = useTranslation('documents');
  if (!data) return <EmptyState text={t('previous.pending')} hint={t('previous.pendingHint')} />;
  return (
    <Stack gap={3}>
      <Section
        title={t('previous.title')}
        extra={<DateText value={data.updatedAt} style="moment" />}
      >
        <FileLines files={[data.file]} entered={data.enteredByFirm} />
      </Section>
      {data.otherFiles.length > 0 && (
        <Section title={t('additionalDocuments')}>
          <FileLines files={data.otherFiles} entered={data.enteredByFirm} />
        </Section>
      )}
    </Stack>
  );
};
