import type { FileEnding, StoredFile } from '@portal/shared-contracts';
import { useUnsaved } from '@portal/shared-contracts/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldNotes } from '../form/field-notes.tsx';
import { DropBox, type DropBoxProps } from './drop-box.tsx';
import { useUploadGroup } from './upload-group.tsx';
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
  /** How many files the list already has elsewhere: they take room in it too. */
  taken?: number;
  onChange?: (files: StoredFile[]) => void;
  /** What is wrong with the choice as a whole, e.g. that a file is required. */
  error?: string;
  isDisabled?: boolean;
  /** Shown instead of the general text when an upload breaks. */
  failureText?: string;
  /** False keeps arrived files in the list; running uploads can always be cancelled. */
  isRemovable?: boolean;
}

/** {@link DropBox} with the instruction and the kinds of file that it takes. */
const UploadBox = (props: FileUploadProps & { id: string; onFiles: DropBoxProps['onFiles'] }) => {
  const { id, endings, isMultiple = false, isDisabled = false, error, onFiles } = props;
  const { t } = useTranslation('ui');
  return (
    <DropBox
      id={id}
      endings={endings}
      isMultiple={isMultiple}
      isDisabled={isDisabled}
      describedBy={`${id}-help${error ? ` ${id}-error` : ''}`}
      button={t(isMultiple ? 'upload.chooseMany' : 'upload.choose')}
      onFiles={onFiles}
    >
      <div className="pui-help" id={`${id}-help`}>
        {!props.isInstructionHidden && `${t('upload.drop')} `}
        {t('upload.accepts', { endings: endings.join(', ') })}
      </div>
    </DropBox>
  );
};

/** A box for files: drop, click or keyboard; each file with its own progress, cancel, retry and remove. */
export const FileUpload = (props: FileUploadProps) => {
  const { label, isMultiple = false, name, error, isRemovable = true } = props;
  const uploads = useUploads(props);
  const isFormSending = useUploadGroup(uploads.isSending, uploads.isBroken);
  const isDisabled = props.isDisabled || isFormSending;
  // What has not arrived is nowhere but in this page.
  useUnsaved(uploads.isSending, true);
  const ownId = useId();
  const id = name ? `field-${name}` : ownId;
  const isFull = !isMultiple && uploads.items.some(({ state }) => state !== 'failed');
  const onFiles = (files: readonly File[]): void => {
    // A box for one file forgets what failed once another is chosen: its retry would be a second one.
    if (!isMultiple) for (const failed of uploads.items) uploads.remove(failed.id);
    uploads.add(files);
  };
  return (
    <div className="pui-upload">
      <label className="pui-label" htmlFor={id}>
        {label}
      </label>
      {!isFull && <UploadBox {...props} {...{ id, isDisabled, onFiles }} />}
      <UploadList {...{ uploads, isRemovable, isDisabled }} boxId={id} />
      <FieldNotes id={id} error={error} />
    </div>
  );
};
