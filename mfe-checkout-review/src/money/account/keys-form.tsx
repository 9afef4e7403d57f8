import { ApiError } from '@portal/shared-contracts';
import type { PaymentAccountState } from '@portal/shared-contracts/admin';
import { useUnsaved } from '@portal/shared-contracts/react';
import { ErrorState, FieldFrame, Row, Section, usePopup } from '@portal/shared-ui';
import { focusHeading, KeepOrTake } from '@portal/shared-ui/back-office';
import { Button, TextField } from '@portal/shared-ui/controls';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict } from '../../is-conflict.ts';
import { MONEY } from '../texts.ts';
import type { AccountActs, TypedKeys } from './account.queries.ts';

const NOTHING: TypedKeys = { publishableKey: '', secretKey: '', messageSecret: '' };
const names = ['publishableKey', 'secretKey', 'messageSecret'] as const;

/** What is typed over the state that was seen when typing began; nothing of it is kept on the device. */
const useKeys = ({ version }: PaymentAccountState, save: AccountActs['save']) => {
  const { t } = useTranslation(MONEY);
  const popup = usePopup();
  const [typed, setTyped] = useState(NOTHING);
  const [from, setFrom] = useState(version);
  const isEmpty = names.every((name) => typed[name].trim() === '');
  useUnsaved(!isEmpty, true);
  const start = (at: number, keys: TypedKeys): void => {
    setFrom(at);
    setTyped(keys);
    save.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isEmpty || save.isPending) return;
    save.mutate(
      { ...typed, from },
      {
        onSuccess: ({ account }) => {
          start(account.version, NOTHING);
          popup.success(t('account.saved'));
          focusHeading();
        },
      },
    );
  };
  return {
    typed,
    isEmpty,
    submit,
    type: (name: keyof TypedKeys, value: string): void => {
      if (isEmpty) setFrom(version);
      setTyped((before) => ({ ...before, [name]: value }));
    },
    keepMine: () => start(version, typed),
    takeTheirs: () => start(version, NOTHING),
  };
};

// What the provider said of a key that is kept, until another one is typed.
const refusedKey = (
  { saved }: PaymentAccountState,
  { typed }: { typed: TypedKeys },
): Partial<Record<keyof TypedKeys, string>> => {
  const { problem, problemAt } = saved ?? {};
  return problem && problemAt && typed[problemAt] === '' ? { [problemAt]: problem } : {};
};

/** Keys go in here and are never shown again (BO-93). */
export const KeysForm = ({
  state,
  acts: { save, test, discard },
}: {
  state: PaymentAccountState;
  acts: AccountActs;
}) => {
  const { t } = useTranslation(MONEY);
  const form = useKeys(state, save);
  const errors = {
    ...refusedKey(state, form),
    ...(save.error instanceof ApiError ? save.error.errors : {}),
  };
  const isStale = isConflict(save.error);
  const isKept = (name: keyof TypedKeys): boolean =>
    state.saved !== null && (name !== 'messageSecret' || state.saved.hasMessageSecret);
  return (
    <Section title={t(state.saved || state.active ? 'account.change' : 'account.bring')}>
      <p>{t('account.about')}</p>
      <form noValidate autoComplete="off" onSubmit={form.submit}>
        {names.map((name) => (
          <FieldFrame
            key={name}
            name={name}
            label={t(`account.${name}`)}
            isRequired={name !== 'messageSecret' && !isKept(name)}
            help={t(isKept(name) ? 'account.stays' : `account.help.${name}`)}
            {...(errors[name] ? { error: errors[name] } : {})}
          >
            {(control) => (
              <TextField
                {...control}
                type={name === 'publishableKey' ? 'text' : 'password'}
                autoComplete="off"
                spellCheck={false}
                maxLength={255}
                value={form.typed[name]}
                onChange={({ target }) => form.type(name, target.value)}
              />
            )}
          </FieldFrame>
        ))}
        {save.isError && <ErrorState error={save.error} />}
        {isStale && <KeepOrTake onKeep={form.keepMine} onTake={form.takeTheirs} />}
        <Row>
          <Button
            type="primary"
            htmlType="submit"
            loading={save.isPending}
            disabled={form.isEmpty || test.isPending || discard.isPending}
          >
            {t('account.save')}
          </Button>
        </Row>
      </form>
    </Section>
  );
};
