import type { Draft } from '@portal/shared-contracts/documents';
import { useTranslation } from 'react-i18next';
import { FileLine } from '../../files/file-line.tsx';

/** Everything that came with a draft: PDF, Word, further files, notes. */
export const DraftFiles = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('documents');
  const { dataPdf, dataWord, dataOther, additionalFiles, notes } = draft.data;
  const further = [...(dataOther ? [dataOther] : []), ...additionalFiles];
  return (
    <>
      <ul className="doc-files">
        {dataPdf && <FileLine file={dataPdf} label={t('file.pdf')} />}
        {dataWord && <FileLine file={dataWord} label={t('file.word')} />}
        {further.map((file) => (
          <FileLine key={file.key} file={file} label={t('additionalDocuments')} />
        ))}
      </ul>
      {notes !== '' && (
        <div className="doc-notes">
          <h3>{t('draft.notes')}</h3>
          <p className="doc-text">{notes}</p>
        </div>
      )}
    </>
  );
};
