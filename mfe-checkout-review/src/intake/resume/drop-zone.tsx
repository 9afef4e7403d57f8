import { fileTypes } from '@portal/shared-contracts';
import { Button } from '@portal/shared-ui/controls';
import { UploadIcon } from '@portal/shared-ui/icons';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

const ACCEPT = ['.pdf', '.docx', fileTypes.pdf, fileTypes.docx].join(',');

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
export const DropZone = ({ id, describedBy, isWrong, onFile }: DropZoneProps) => {
  const { t } = useTranslation('freereview');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  usePastedFile(onFile);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className="pui-drop cr-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        className="pui-visually-hidden"
        type="file"
        accept={ACCEPT}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        aria-required="true"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <Button icon={<UploadIcon />} tabIndex={-1} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <span className="pui-help">{t('drop')}</span>
    </div>
  );
};
