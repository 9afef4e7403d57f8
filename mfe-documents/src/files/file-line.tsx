import type { StoredFile } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { DownloadLink } from '@portal/shared-ui';
import { DownloadIcon, FileIcon, FilePdfIcon, FileWordIcon } from '@portal/shared-ui/icons';
import { formatSize } from '@portal/shared-ui/upload';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadAddress } from './file-address.ts';
import './files.css';

const iconOf = ({ mimetype }: StoredFile) => {
  if (mimetype === 'application/pdf') return FilePdfIcon;
  return mimetype.includes('word') ? FileWordIcon : FileIcon;
};

/** Props of {@link FileLine}. */
export interface FileLineProps {
  file: StoredFile;
  /** What the file is: "PDF", "Word". */
  label?: string;
  /** Further actions at the end of the line. */
  extra?: ReactNode;
  /** The firm uploaded it in the customer's place. */
  isByFirm?: boolean;
}

/** One stored file with its download, byte for byte as it was uploaded. */
export const FileLine = ({ file, label, extra, isByFirm }: FileLineProps) => {
  const { t, i18n } = useTranslation('documents');
  const { website } = usePortal();
  const Icon = iconOf(file);
  return (
    <li className="doc-file">
      <Icon />
      <span className="doc-file-text">
        {label && <span className="doc-file-label">{label}</span>}
        <span className="doc-file-name">{file.originalname}</span>
        <span className="doc-file-size">{formatSize(file.size, i18n.language)}</span>
        {isByFirm && (
          <span className="doc-file-size">
            {t('file.entered', { company: website.companyName })}
          </span>
        )}
      </span>
      <DownloadLink
        className="doc-download"
        href={downloadAddress(file.key)}
        name={file.originalname}
        aria-label={t('file.downloadNamed', { name: file.originalname })}
      >
        <DownloadIcon /> {t('file.download')}
      </DownloadLink>
      {extra}
    </li>
  );
};

/** Files under each other; nothing at all without one. */
export const FileLines = ({
  files,
  entered = [],
}: {
  files: readonly StoredFile[];
  /** Keys of those that the firm uploaded in the customer's place. */
  entered?: readonly string[] | undefined;
}) => {
  if (files.length === 0) return null;
  return (
    <ul className="doc-files">
      {files.map((file) => (
        <FileLine key={file.key} file={file} isByFirm={entered.includes(file.key)} />
      ))}
    </ul>
  );
};
