import type { FinalDocument } from '@portal/shared-contracts/documents';
import { DateText, Section, Stack } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { FileLine, FileLines } from '../../files/file-line.tsx';

/** The final files, further files and the writer's notes, each only where there is one. */
export const FinalDocumentFiles = ({ document }: { document: FinalDocument }) => {
  const { t } = useTranslation('documents');
  const { dataPdf, dataWord, otherFiles, writerNotes, updatedAt } = document;
  return (
    <Stack gap={3}>
      <Section title={t('final.files')} extra={<DateText value={updatedAt} style="moment" />}>
        <ul className="doc-files">
          {dataPdf && <FileLine file={dataPdf} label={t('file.pdf')} />}
          {dataWord && <FileLine file={dataWord} label={t('file.word')} />}
        </ul>
      </Section>
      {otherFiles.length > 0 && (
        <Section title={t('additionalDocuments')}>
          <FileLines files={otherFiles} />
        </Section>
      )}
      {writerNotes && (
        <Section title={t('final.notes')}>
          <p className="doc-text">{writerNotes}</p>
        </Section>
      )}
    </Stack>
  );
};
