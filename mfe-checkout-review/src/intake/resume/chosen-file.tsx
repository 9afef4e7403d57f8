import { Button } from '@portal/shared-ui/controls';
import { DeleteIcon, FileTextIcon } from '@portal/shared-ui/icons';
import { formatSize } from '@portal/shared-ui/upload';
import { useTranslation } from 'react-i18next';

/** The file that goes: its name, its size, and the way to take it back. */
export const ChosenFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const { t, i18n } = useTranslation('freereview');
  return (
    <div className="pui-file pui-file-done">
      <FileTextIcon />
      <div className="pui-file-text">
        <span className="pui-file-name">{file.name}</span>
        <span className="pui-file-state">{formatSize(file.size, i18n.language)}</span>
      </div>
      <Button
        size="small"
        type="text"
        icon={<DeleteIcon />}
        aria-label={t('remove', { name: file.name })}
        onClick={onRemove}
      />
    </div>
  );
};
