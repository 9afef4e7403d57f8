import { callApi } from '@portal/shared-contracts';
import { askForErasure } from '@portal/shared-contracts/people';
import { ErrorState } from '@portal/shared-ui';
import { FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button } from '@portal/shared-ui/controls';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { PasswordInput } from '../../form/password-input.tsx';

interface Values {
  ownPassword: string;
}

/** The last question before an account is erased. */
export const ErasureForm = ({
  hasPassword,
  onAsked,
  onCancel,
}: {
  hasPassword: boolean;
  onAsked: () => Promise<unknown>;
  onCancel: () => void;
}) => {
  const { t } = useTranslation('shell');
  const [failure, setFailure] = useState<unknown>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const required = string().required(t('ownData.passwordRequired'));
  const ask = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    setFailure(undefined);
    try {
      await callApi(askForErasure, hasPassword ? values : {});
      await onAsked();
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return (
    <Formik<Values>
      initialValues={{ ownPassword: '' }}
      validationSchema={object({ ownPassword: hasPassword ? required : string() })}
      onSubmit={ask}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <h3 ref={heading} tabIndex={-1}>
            {t('ownData.eraseTitle')}
          </h3>
          <p>{t('ownData.eraseText')}</p>
          {failure !== undefined && <ErrorState error={failure} />}
          {hasPassword && (
            <FormField<string> name="ownPassword" label={t('ownData.password')} isRequired>
              {(control, set) => (
                <PasswordInput {...control} autoComplete="current-password" onText={set} />
              )}
            </FormField>
          )}
          <div className="own-data-buttons">
            <Button danger type="primary" htmlType="submit" loading={isSubmitting}>
              {t('ownData.confirm')}
            </Button>
            <Button onClick={onCancel}>{t('account.cancel')}</Button>
          </div>
        </Form>
      )}
    </Formik>
  );
};
