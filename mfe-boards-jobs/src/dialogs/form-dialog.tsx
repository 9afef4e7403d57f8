import { useVault } from '@portal/shared-contracts/react';
import { ErrorState, ErrorSummary, SaveState, showFieldErrors } from '@portal/shared-ui';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { parseFormTexts, type FormTexts } from './form-draft.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps<V extends FormTexts> {
  title: string;
  /** Values to start from; what was typed and not sent before wins. */
  initial: V;
  schema: ObjectSchema<object>;
  /** Field names with their labels, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  /** What the text belongs to in the draft vault. */
  draftKey: string;
  onSubmit: (values: V) => Promise<unknown>;
  onClose: () => void;
  /** Quieter buttons at the left of the footer. */
  extra?: ReactNode;
  width?: number;
  children: ReactNode;
}

// The dialog closes by Escape or outside clicks too, so every change is kept as it happens.
const KeepDraft = <V extends FormTexts>({ keep }: { keep: (values: V) => void }) => {
  const { values, dirty } = useFormikContext<V>();
  useEffect(() => {
    if (dirty) keep(values);
  }, [values, dirty, keep]);
  return null;
};

/** A form in a dialog: keeps what is typed, names wrong fields, shows a refusal in place. */
export const FormDialog = <V extends FormTexts>(props: FormDialogProps<V>) => {
  const { title, initial, schema, labels, submitLabel, draftKey, onSubmit, onClose } = props;
  const { t } = useTranslation('boards');
  const draft = useVault<V>(draftKey, initial, parseFormTexts(initial));
  const [failure, setFailure] = useState<unknown>();
  const submit = async (values: V, helpers: FormikHelpers<V>): Promise<void> => {
    setFailure(undefined);
    try {
      await onSubmit(schema.cast(values) as V);
      await draft.clear();
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
      {draft.isReady && (
        <Formik<V> initialValues={draft.value} validationSchema={schema} onSubmit={submit}>
          {({ isSubmitting }) => (
            <Form noValidate className="board-form">
              <KeepDraft<V> keep={draft.setValue} />
              <ErrorSummary labels={labels} />
              {props.children}
              {failure !== undefined && <ErrorState error={failure} />}
              <div className="board-form-footer">
                {props.extra}
                <SaveState status={draft.status} />
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
