import { DropBox } from '@portal/shared-ui/upload';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** A file that was copied elsewhere and is pasted anywhere on the page. */
const usePastedFile = (onFile: (file: File) => void): void => {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFile]);
};

/** Props of {@link DropZone}. */
export interface DropZoneProps {
  id: string;
  describedBy: string;
  isWrong: boolean;
  onFile: (file: File) => void;
}

/** Takes a file by dropping, by a button or by pasting (RV-01). */
export const DropZone = ({ onFile, ...field }: DropZoneProps) => {
  const { t } = useTranslation('freereview');
  usePastedFile(onFile);
  return (
    <DropBox
      {...field}
      className="cr-drop"
      endings={['pdf', 'docx']}
      isRequired
      button={t('choose')}
      onFiles={([file]) => file && onFile(file)}
    >
      <span className="pui-help">{t('drop')}</span>
    </DropBox>
  );
};
