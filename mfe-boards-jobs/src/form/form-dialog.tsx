import { useVault } from '@portal/shared-contracts/react';
import { ErrorState, SaveState } from '@portal/shared-ui';
import { ErrorSummary, KeepForm, showFieldErrors } from '@portal/shared-ui/form';
import { Button } from '@portal/shared-ui/controls';
import Modal from 'antd/es/modal';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import './form.css';
import { parseFormTexts, type FormTexts } from './form-texts.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps<V extends FormTexts> {
  title: string;
  /** Values to start from; what was typed before and not sent replaces them. */
  initial: V;
  schema: ObjectSchema<object>;
  /** Field names with their labels, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  /** What the texts belong to in the vault. */
  vaultKey: string;
  onSubmit: (values: V) => Promise<unknown>;
  onClose: () => void;
  /** Less important buttons at the left of the footer. */
  extra?: ReactNode;
  width?: number;
  children: ReactNode;
}

/** A form in a dialog: keeps what is typed, lists wrong fields, shows a refusal of the server inside. */
export const FormDialog = <V extends FormTexts>(props: FormDialogProps<V>) => {
  const { title, initial, schema, labels, submitLabel, vaultKey, onSubmit, onClose } = props;
  const { t } = useTranslation('boards');
  const kept = useVault<V>(vaultKey, initial, parseFormTexts(initial));
  const [failure, setFailure] = useState<unknown>();
  const submit = async (values: V, helpers: FormikHelpers<V>): Promise<void> => {
    setFailure(undefined);
    try {
      await onSubmit(schema.cast(values) as V);
      await kept.clear();
      onClose();
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return (
    <Modal
      open
      title={title}
      width={props.width ?? 520}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {kept.isReady && (
        <Formik<V>
          key={vaultKey}
          initialValues={kept.value}
          validationSchema={schema}
          onSubmit={submit}
        >
          {({ isSubmitting }) => (
            <Form noValidate className="board-form">
              {/* The dialog closes by Escape or an outside click too, so every change is kept as it happens. */}
              <KeepForm<V> onChange={kept.setValue} />
              <ErrorSummary labels={labels} />
              {props.children}
              {failure !== undefined && <ErrorState error={failure} />}
              <div className="board-form-footer">
                {props.extra}
                <SaveState status={kept.status} isDraft />
                <Button onClick={onClose}>{t('dialog.cancel')}</Button>
                <Button type="primary" htmlType="submit" loading={isSubmitting}>
                  {submitLabel}
                </Button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </Modal>
  );
};
