import { useVault } from '@portal/shared-contracts/react';
import { ErrorState, SaveState } from '@portal/shared-ui';
import { ErrorSummary, KeepForm, showFieldErrors } from '@portal/shared-ui/form';
import { Button } from '@portal/shared-ui/controls';
import Modal from 'antd/es/modal';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import './form.css';
import { useFocusBack } from './focus-back.tsx';
import { changedFields, parseChanges, textsOf, type FormTexts } from './form-texts.ts';
import { useOnTheWay } from './use-on-the-way.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps<V extends FormTexts> {
  title: string;
  /** Values to start from; fields that were changed before and not sent replace them. */
  initial: V;
  schema: ObjectSchema<object>;
  /** Field names with their labels, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  /** What the texts belong to in the vault. */
  vaultKey: string;
  /** Each time it makes another thing: what is still on its way is not offered again. */
  isForNew?: boolean;
  /** Takes everything that the form says, and what of it differs from what it began with. */
  onSubmit: (values: V, changed: Partial<V>) => Promise<unknown>;
  onClose: () => void;
  /** Less important buttons at the left of the footer. */
  extra?: ReactNode;
  width?: number;
  children: ReactNode;
}

const useDialogForm = <V extends FormTexts>(props: FormDialogProps<V>) => {
  const { initial, schema, vaultKey, isForNew = false, onSubmit, onClose } = props;
  // What others change while the form is open, or between a draft and its return, is theirs: only own changes are kept.
  const [began] = useState(initial);
  const kept = useVault<Partial<V>>(vaultKey, {}, parseChanges(began));
  // What was sent once may be stored, so the words that it began with are a change from then on.
  const sent = useRef(new Set<keyof V>());
  const changesOf = (values: V): (keyof V)[] => [
    ...new Set([...changedFields(began, values), ...sent.current]),
  ];
  const onTheWay = useOnTheWay(vaultKey);
  const [failure, setFailure] = useState<unknown>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const submit = async (values: V, helpers: FormikHelpers<V>): Promise<void> => {
    setFailure(undefined);
    const arrive = onTheWay.send();
    try {
      const texts = schema.cast(values) as V;
      const changes = changesOf(values);
      changes.forEach((name) => sent.current.add(name));
      await onSubmit(texts, textsOf(texts, changes));
    } catch (error) {
      arrive();
      return setFailure(showFieldErrors(error, values, helpers));
    }
    // What was typed since is another text, in this dialog or in the next.
    if (!arrive()) return;
    await (isForNew ? kept.drop() : kept.clear());
    // The next dialog, perhaps of another text, is not this one's to close.
    if (isShown.current) onClose();
  };
  return {
    kept,
    failure,
    submit,
    start: isForNew && onTheWay.wasAtFirst ? began : { ...began, ...kept.value },
    keep: (values: V): void => {
      onTheWay.type();
      kept.setValue(textsOf(values, changesOf(values)));
    },
  };
};

const DialogForm = <V extends FormTexts>(props: FormDialogProps<V>) => {
  const { t } = useTranslation('boards');
  const { kept, failure, submit, start, keep } = useDialogForm(props);
  if (!kept.isReady) return null;
  return (
    <Formik<V> initialValues={start} validationSchema={props.schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate className="board-form">
          {/* The dialog closes by Escape or an outside click too, so every change is kept as it happens. */}
          <KeepForm<V> onChange={keep} />
          <ErrorSummary labels={props.labels} />
          {props.children}
          {failure !== undefined && <ErrorState error={failure} />}
          <SaveState status={kept.status} isDraft />
          <div className="board-form-footer">
            <div className="board-form-extra">{props.extra}</div>
            <Button onClick={props.onClose}>{t('dialog.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={isSubmitting}>
              {props.submitLabel}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
};

/** A form in a dialog: keeps what is typed, lists wrong fields, shows a refusal of the server inside. */
export const FormDialog = <V extends FormTexts>(props: FormDialogProps<V>) => {
  useFocusBack();
  return (
    <Modal
      open
      title={props.title}
      width={props.width ?? 520}
      footer={null}
      onCancel={props.onClose}
      destroyOnHidden
    >
      <DialogForm<V> key={props.vaultKey} {...props} />
    </Modal>
  );
};
