import { Button } from '@portal/shared-ui/controls';
import { DeleteIcon, DownIcon, UpIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../../texts.ts';

/** A list with one of its items a place further up or down. */
const moved = <T,>(items: readonly T[], from: number, to: number): T[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
};

interface MoveButtonsProps<T> {
  /** What screen readers call the item. */
  name: string;
  items: readonly T[];
  index: number;
  onChange: (items: T[]) => void;
}

/** Moves an item of a list, or takes it away. */
export const MoveButtons = <T,>({ name, items, index, onChange }: MoveButtonsProps<T>) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <span className="cat-moves">
      <Button
        type="text"
        icon={<UpIcon />}
        aria-label={t('form.up', { name })}
        disabled={index === 0}
        onClick={() => onChange(moved(items, index, index - 1))}
      />
      <Button
        type="text"
        icon={<DownIcon />}
        aria-label={t('form.down', { name })}
        disabled={index === items.length - 1}
        onClick={() => onChange(moved(items, index, index + 1))}
      />
      <Button
        type="text"
        icon={<DeleteIcon />}
        aria-label={t('form.remove', { name })}
        onClick={() => onChange(items.toSpliced(index, 1))}
      />
    </span>
  );
};
