import { dateFormat, ErrorState } from '@portal/shared-ui';
import { FormField } from '@portal/shared-ui/form';
import { Button } from '@portal/shared-ui/controls';
import Input from 'antd/es/input';
import { Form, Formik, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { localDay } from '../local-day.ts';
import { useWayOut } from './use-way-out.ts';

/** Props of {@link DueDateForm}. */
export interface DueDateFormProps {
  initial: string;
  isSaving: boolean;
  hasFailed: boolean;
  onSave: (dueDate: string) => void;
  /** The keys left it. */
  onLeave: () => void;
}

/** The day in words of the page's language: the device's own calendar writes it as its browser does. */
const ChosenDay = () => {
  const { i18n } = useTranslation('orders');
  const { dueDate } = useFormikContext<{ dueDate: string }>().values;
  const day = new Date(`${dueDate}T12:00:00`);
  const words = Number.isNaN(day.getTime())
    ? ''
    : dateFormat(i18n.language, { dateStyle: 'full' }).format(day);
  return (
    <p className="pui-help" role="status">
      {words}
    </p>
  );
};

/** A calendar without past days; a typed past day is refused in words. */
export const DueDateForm = (props: DueDateFormProps) => {
  const { initial, isSaving, hasFailed, onSave, onLeave } = props;
  const { t } = useTranslation('orders');
  const { form, onLastKey } = useWayOut(onLeave);
  const today = localDay(new Date());
  const rules = object({
    dueDate: string()
      .required(t('due.required'))
      .test('not-past', t('due.past'), (value) => value >= today),
  });
  return (
    <Formik
      initialValues={{ dueDate: initial }}
      validationSchema={rules}
      onSubmit={({ dueDate }) => onSave(dueDate)}
    >
      <Form ref={form} noValidate>
        <FormField<string> name="dueDate" label={t('dueDate')} isRequired>
          {(control, set) => (
            <Input
              {...control}
              type="date"
              min={today}
              autoFocus
              onChange={({ target }) => set(target.value)}
            />
          )}
        </FormField>
        <ChosenDay />
        {hasFailed && <ErrorState text={t('due.failed')} />}
        <Button
          type="primary"
          htmlType="submit"
          loading={isSaving}
          {...(isSaving ? {} : { onKeyDown: onLastKey })}
        >
          {t('due.save')}
        </Button>
      </Form>
    </Formik>
  );
};
