import { fileTypes, type FileEnding } from '@portal/shared-contracts';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { UploadIcon } from '../icons.ts';

/** Props of {@link DropBox}. */
export interface DropBoxProps {
  /** Of the file field, for its label. */
  id: string;
  endings: readonly FileEnding[];
  /** Words of the button. */
  button: string;
  onFiles: (files: readonly File[]) => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  isWrong?: boolean;
  /** Ids of what is said about the field. */
  describedBy?: string | undefined;
  /** More of it than the box of every upload: room, for example. */
  className?: string;
  /** What stands below the button. */
  children?: ReactNode;
}

const acceptOf = (endings: readonly FileEnding[]): string =>
  endings.flatMap((ending) => [`.${ending}`, fileTypes[ending]]).join(',');

const useDropping = ({ isMultiple = false, isDisabled = false, onFiles }: DropBoxProps) => {
  const [isOver, setOver] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  // Which of several is meant nobody can tell.
  const take = (files: readonly File[]): void => {
    const isRefused = files.length > 1 && !isMultiple;
    setTooMany(isRefused);
    if (files.length > 0 && !isRefused) onFiles(files);
  };
  const dropping = {
    'data-over': isOver,
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      if (!isDisabled) take([...event.dataTransfer.files]);
    },
  };
  return { dropping, take, isTooMany };
};

/** The box that files are dropped on, with the button that opens the device's file dialog. */
export const DropBox = (props: DropBoxProps) => {
  const { id, endings, button, isMultiple, isDisabled, isRequired, isWrong, describedBy } = props;
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const { dropping, take, isTooMany } = useDropping(props);
  return (
    <div className={`pui-drop ${props.className ?? ''}`} {...dropping}>
      <input
        ref={input}
        id={id}
        className="pui-visually-hidden"
        type="file"
        multiple={isMultiple}
        accept={acceptOf(endings)}
        disabled={isDisabled}
        aria-describedby={isTooMany ? `${describedBy ?? ''} ${id}-too-many`.trim() : describedBy}
        aria-required={isRequired}
        aria-invalid={isWrong}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        icon={<UploadIcon />}
        disabled={isDisabled ?? false}
        tabIndex={-1}
        onClick={() => input.current?.click()}
      >
        {button}
      </Button>
      {props.children}
      {isTooMany && (
        <div className="pui-field-error" id={`${id}-too-many`} role="alert">
          {t('upload.oneOnly')}
        </div>
      )}
    </div>
  );
};
