import { fileTypes, type FileEnding, type StoredFile } from '@portal/shared-contracts';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { FieldNotes } from '../form/field-notes.tsx';
import { UploadIcon } from '../icons.ts';
import { useRunningUploads } from './upload-group.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** Props of {@link FileUpload}. */
export interface FileUploadProps {
  /** What is uploaded here, above the box. */
  label: string;
  endings: readonly FileEnding[];
  isMultiple?: boolean;
  /** Name for the links of an error summary. */
  name?: string;
  /** Site setting `hide_click_to_upload`: the box shows no instruction. */
  isInstructionHidden?: boolean;
  path?: string;
  initial?: readonly StoredFile[];
  onChange?: (files: StoredFile[]) => void;
  /** What is wrong with the choice as a whole, e.g. that a file is required. */
  error?: string;
  isDisabled?: boolean;
  /** Shown instead of the general text when an upload breaks. */
  failureText?: string;
  /** False keeps arrived files in the list; running uploads can always be cancelled. */
  isRemovable?: boolean;
}

const acceptOf = (endings: readonly FileEnding[]): string =>
  endings.flatMap((ending) => [`.${ending}`, fileTypes[ending]]).join(',');

interface DropBoxProps extends FileUploadProps {
  id: string;
  onFiles: (files: readonly File[]) => void;
}

/** The box that files are dropped on, with the button that opens the device's file dialog. */
const DropBox = (props: DropBoxProps) => {
  const { id, endings, isMultiple = false, isDisabled = false, error, onFiles } = props;
  const { t } = useTranslation('ui');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (isDisabled) return;
    const files = [...event.dataTransfer.files];
    onFiles(isMultiple ? files : files.slice(0, 1));
  };
  return (
    <div
      className="pui-drop"
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
        multiple={isMultiple}
        accept={acceptOf(endings)}
        disabled={isDisabled}
        aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        icon={<UploadIcon />}
        disabled={isDisabled}
        tabIndex={-1}
        onClick={() => input.current?.click()}
      >
        {t(isMultiple ? 'upload.chooseMany' : 'upload.choose')}
      </Button>
      <div className="pui-help" id={`${id}-help`}>
        {!props.isInstructionHidden && `${t('upload.drop')} `}
        {t('upload.accepts', { endings: endings.join(', ') })}
      </div>
    </div>
  );
};

/** A box for files: drop, click or keyboard; each file with its own progress, cancel, retry and remove. */
export const FileUpload = (props: FileUploadProps) => {
  const { label, isMultiple = false, name, error, isRemovable = true } = props;
  const uploads = useUploads(props);
  useRunningUploads(uploads.isSending);
  const ownId = useId();
  const id = name ? `field-${name}` : ownId;
  const isFull = !isMultiple && uploads.items.some(({ state }) => state !== 'failed');
  return (
    <div className="pui-upload">
      <label className="pui-label" htmlFor={id}>
        {label}
      </label>
      {!isFull && <DropBox {...props} id={id} onFiles={uploads.add} />}
      <UploadList uploads={uploads} isRemovable={isRemovable} />
      <FieldNotes id={id} error={error} />
    </div>
  );
};
