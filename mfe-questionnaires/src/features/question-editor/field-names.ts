import { fieldTypes, type FieldType } from '@portal/shared-contracts/questionnaires';
import { useTranslation } from 'react-i18next';

/** The nine kinds of field with their names, in the order of the menu. */
export const useFieldTypes = (): { value: FieldType; label: string }[] => {
  const { t } = useTranslation('questionnaires');
  return fieldTypes.map((value) => ({ value, label: t(`editor.type.${value}`) }));
};

/** What a line is called in messages: its words, or its kind while it has none. */
export const useFieldName = () => {
  const { t } = useTranslation('questionnaires');
  return (field: { type: FieldType; text: string }): string =>
    field.text.trim() || t(`editor.type.${field.type}`);
};
