import Modal from 'antd/es/modal';
import { callApi } from '@portal/shared-contracts';
import { updateReviewName, type Critique } from '@portal/shared-contracts/reviews';
import { ErrorState } from '@portal/shared-ui';
import { FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button, TextField } from '@portal/shared-ui/controls';
import { Formik, Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { autoComplete, customerSchema } from '../../customer-schema.ts';
import { missingNames, type NameField } from './missing-names.ts';

type Names = Partial<Record<NameField, string>>;

/** Props of {@link NameModal}. */
export interface NameModalProps {
  critique: Critique;
  onSaved: (names: Names) => void;
}

const NameInput = ({ field }: { field: NameField }) => {
  const { t } = useTranslation('checkout');
  return (
    <FormField<string> name={field} label={t(`customer.${field}`)} isRequired>
      {(control, set) => (
        <TextField
          {...control}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete[field]}
          placeholder={t(`name.${field}`)}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </FormField>
  );
};

/** Asks only for what is missing, and can be closed. */
export const NameModal = ({ critique, onSaved }: NameModalProps) => {
  const { t } = useTranslation('checkout');
  const [isClosed, setClosed] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const missing = missingNames(critique);
  const initial: Names = Object.fromEntries(missing.map((field) => [field, '']));
  return (
    <Modal
      open={missing.length > 0 && !isClosed}
      title={t('name.title')}
      footer={null}
      onCancel={() => setClosed(true)}
      destroyOnHidden
    >
      <p>{t('name.calm')}</p>
      <Formik
        initialValues={initial}
        validationSchema={customerSchema(t).pick(missing)}
        onSubmit={async (values, helpers) => {
          setFailure(undefined);
          try {
            await callApi(updateReviewName, { id: critique._id, ...values });
            onSaved(values);
          } catch (error) {
            setFailure(showFieldErrors(error, values, helpers));
          }
        }}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            {missing.map((field) => (
              <NameInput key={field} field={field} />
            ))}
            {failure !== undefined && <ErrorState error={failure} />}
            <Button type="primary" htmlType="submit" loading={isSubmitting}>
              {t('name.save')}
            </Button>
          </Form>
        )}
      </Formik>
    </Modal>
  );
};
