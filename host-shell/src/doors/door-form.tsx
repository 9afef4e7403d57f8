import type { DoorRefusal } from '@portal/shared-contracts/doors';
import { ErrorLinks, ErrorState, FieldFrame, type ControlProps } from '@portal/shared-ui';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Door, Rules } from './door.ts';
import { useDoorForm, type DoorFormState } from './use-door-form.ts';

/** Props of {@link DoorForm}. */
export interface DoorFormProps {
  door: Door;
  /** Where the browser sends it. */
  action: string;
  rules: Rules;
  /** Field name to its label, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  submit: string;
  /** Words a refusal; without it the words are the server's own. */
  word?: (refusal: unknown) => string;
  /** The fields; each asks for what is wrong with it. */
  children: (errors: DoorFormState['errors']) => ReactNode;
}

const isSaid = (failure: unknown): failure is DoorRefusal =>
  typeof failure === 'object' && failure !== null && !(failure instanceof Error);

const Failure = ({ failure, word }: { failure: unknown; word: DoorFormProps['word'] }) => {
  if (word) return <ErrorState text={word(failure)} />;
  return isSaid(failure) ? <ErrorState text={failure.message} /> : <ErrorState error={failure} />;
};

/** A form of native fields that works before and without any script, and better with one. */
export const DoorForm = (props: DoorFormProps) => {
  const { door, action, rules, labels, submit, word, children } = props;
  const { t } = useTranslation('ui');
  const summary = useRef<HTMLDivElement>(null);
  const { state, events } = useDoorForm(door, rules);
  const { errors, isRefused, failure, isBusy, tries } = state;
  const wrong = Object.keys(labels).filter((name) => errors[name] !== undefined);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  return (
    <form method="post" action={action} noValidate {...events}>
      {isRefused && wrong.length > 0 && (
        <ErrorLinks
          ref={summary}
          title={t('errorSummary', { count: wrong.length })}
          links={wrong.map((name) => ({
            name,
            label: labels[name] ?? name,
            problem: errors[name] ?? '',
          }))}
        />
      )}
      {failure !== undefined && <Failure failure={failure} word={word} />}
      {door.notice}
      {children(errors)}
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        {submit}
      </Button>
    </form>
  );
};

/** Props of {@link DoorField}. */
export interface DoorFieldProps {
  name: string;
  label: string;
  errors: DoorFormState['errors'];
  children: (control: ControlProps) => ReactNode;
}

/** One field of a door with its label and what is wrong with it. */
export const DoorField = ({ name, label, errors, children }: DoorFieldProps) => {
  const error = errors[name];
  return (
    <FieldFrame name={name} label={label} isRequired {...(error === undefined ? {} : { error })}>
      {children}
    </FieldFrame>
  );
};

/** The field of an email, with what the door knows of it. */
export const DoorEmail = ({
  door,
  errors,
}: Pick<DoorFormProps, 'door'> & Pick<DoorFieldProps, 'errors'>) => {
  const { t } = useTranslation('shell');
  return (
    <DoorField name="email" label={t('fields.email')} errors={errors}>
      {(control) => (
        <TextField
          {...control}
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={door.email ?? ''}
        />
      )}
    </DoorField>
  );
};
