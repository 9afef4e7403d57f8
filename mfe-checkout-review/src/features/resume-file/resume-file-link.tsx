import { DownloadLink } from '@portal/shared-ui';
import { formatSize } from '@portal/shared-ui/upload';
import { useTranslation } from 'react-i18next';

export interface ResumeFileLinkProps {
  /** What the file is, where no heading says so. */
  label?: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Address at the API. */
  href: string;
}

/** The resume as it was sent, to be saved and opened. */
export const ResumeFileLink = ({ label, name, size, href }: ResumeFileLinkProps) => {
  const { i18n } = useTranslation();
  return (
    <p className="cr-resume-file">
      {label && <span className="cr-resume-file-label">{label}</span>}
      <DownloadLink href={href} name={name}>
        {name}
      </DownloadLink>
      <span className="cr-note">{formatSize(size, i18n.language)}</span>
    </p>
  );
};
