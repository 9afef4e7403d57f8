import { cardPriorities } from '@portal/shared-contracts/boards';
import { FormField } from '@portal/shared-ui/form';
import { FieldGroup } from '@portal/shared-ui';
import Radio from 'antd/es/radio';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../form/rich-text.tsx';
import { TextField } from '../../../form/text-field.tsx';

const DescriptionField = () => {
  const { t } = useTranslation('boards');
  const label = t('card.descriptionContent');
  return (
    <FormField<string> name="descriptionContent" label={label}>
      {(control, set) => <RichText {...control} label={label} onChange={set} />}
    </FormField>
  );
};

/** What a customer notes about a job (BJ-25). */
export const CustomerCardFields = () => {
  const { t } = useTranslation('boards');
  return (
    <>
      <TextField name="description" label={t('card.company')} isRequired />
      <TextField name="title" label={t('card.jobTitle')} isRequired />
      <TextField name="postURL" label={t('card.postURL')} type="url" placeholder="https://" />
      <div className="board-form-pair">
        <TextField name="salary" label={t('card.salary')} />
        <TextField name="deadline" label={t('card.deadline')} type="date" />
      </div>
      <TextField name="address" label={t('card.address')} />
      <div className="board-form-three">
        <TextField name="city" label={t('card.city')} />
        <TextField name="state" label={t('card.state')} />
        <TextField name="zip" label={t('card.zip')} />
      </div>
      <DescriptionField />
    </>
  );
};

const PriorityField = () => {
  const { t } = useTranslation('boards');
  const [field, , helpers] = useField<string>('priority');
  const options = [
    { value: '', label: t('card.noPriority') },
    ...cardPriorities.map((value) => ({ value, label: t(`priority.${value}`) })),
  ];
  return (
    <FieldGroup legend={t('card.priority')} name="priority">
      <Radio.Group
        name="priority"
        value={field.value}
        options={options}
        onChange={(event) => void helpers.setValue(String(event.target.value))}
      />
    </FieldGroup>
  );
};

/** What a writer notes about a task (BJ-24). */
export const WriterCardFields = () => {
  const { t } = useTranslation('boards');
  return (
    <>
      <TextField name="title" label={t('card.title')} isRequired />
      <PriorityField />
      <TextField name="deadline" label={t('card.deadline')} type="date" />
      <DescriptionField />
    </>
  );
};
