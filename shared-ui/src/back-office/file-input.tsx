import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { UploadIcon } from '../icons.ts';

/** Props of {@link FileInput}. */
export interface FileInputProps {
  /** Of the file field, for a label that stands apart. */
  id?: string;
  name?: string;
  /** The label where none stands apart. */
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  /** Endings and types that the device's dialog offers, as the attribute of the same name. */
  accept: string;
  isDisabled?: boolean;
  onFile: (file: File) => void;
}

/** One file from the device: the browser's own button would speak the browser's language, not the page's. */
export const FileInput = ({ accept, isDisabled = false, onFile, ...field }: FileInputProps) => {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  return (
    <div className="pui-file-input">
      <input
        {...field}
        ref={input}
        className="pui-visually-hidden"
        type="file"
        accept={accept}
        disabled={isDisabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (!file) return;
          setChosen(file.name);
          onFile(file);
        }}
      />
      <Button
        icon={<UploadIcon />}
        disabled={isDisabled}
        tabIndex={-1}
        onClick={() => input.current?.click()}
      >
        {t('upload.choose')}
      </Button>
      {chosen !== '' && <span className="pui-file-input-name">{chosen}</span>}
    </div>
  );
};
