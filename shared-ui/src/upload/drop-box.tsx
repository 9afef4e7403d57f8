import { fileTypes, type FileEnding } from '@portal/shared-contracts';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
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
  describedBy: string;
  /** More of it than the box of every upload: room, for example. */
  className?: string;
  /** What stands below the button. */
  children: ReactNode;
}

const acceptOf = (endings: readonly FileEnding[]): string =>
  endings.flatMap((ending) => [`.${ending}`, fileTypes[ending]]).join(',');

const useDropping = ({ isMultiple = false, isDisabled = false, onFiles }: DropBoxProps) => {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      if (isDisabled) return;
      const files = [...event.dataTransfer.files];
      const taken = isMultiple ? files : files.slice(0, 1);
      if (taken.length > 0) onFiles(taken);
    },
  };
};

/** The box that files are dropped on, with the button that opens the device's file dialog. */
export const DropBox = (props: DropBoxProps) => {
  const { id, endings, button, isMultiple, isDisabled, isRequired, isWrong, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const dropping = useDropping(props);
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
        aria-describedby={props.describedBy}
        aria-required={isRequired}
        aria-invalid={isWrong}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onFiles(files);
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
    </div>
  );
};
