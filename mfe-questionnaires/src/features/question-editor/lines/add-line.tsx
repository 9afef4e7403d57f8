import type { FieldType } from '@portal/shared-contracts/questionnaires';
import { AddIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { useFieldTypes } from '../field-names.ts';

/** One button per kind of field, so that a new line is one click or two keys away. */
export const AddLine = (props: { isFull: boolean; onAdd: (type: FieldType) => void }) => {
  const { isFull, onAdd } = props;
  const { t } = useTranslation('questionnaires');
  const types = useFieldTypes();
  return (
    <div
      id="field-add-line"
      role="group"
      tabIndex={-1}
      aria-label={t('editor.add')}
      className="quest-add"
    >
      <span className="quest-add-label">{t('editor.add')}</span>
      {types.map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          icon={<AddIcon />}
          disabled={isFull}
          onClick={() => onAdd(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
};
