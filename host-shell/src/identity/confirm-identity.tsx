import { callApi, configureApi } from '@portal/shared-contracts';
import { confirmOwnIdentity } from '@portal/shared-contracts/admin';
import { ConfirmDialog } from '@portal/shared-ui';
import { TextField } from '@portal/shared-ui/controls';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentityTexts } from './texts.ts';

const CODE = /^\s*\d{3}\s?\d{3}\s*$/;

interface Asking {
  answer: (isConfirmed: boolean) => void;
}

/** One question at a time; whoever asks meanwhile waits for the same answer. */
const useAsking = () => {
  const [asking, setAsking] = useState<Asking>();
  useEffect(() => {
    let running: Promise<boolean> | undefined;
    const ask = (): Promise<boolean> => {
      running ??= new Promise<boolean>((answer) => setAsking({ answer })).finally(() => {
        running = undefined;
        setAsking(undefined);
      });
      return running;
    };
    configureApi({ onUnconfirmed: ask });
    return () => configureApi({ onUnconfirmed: undefined });
  }, []);
  return asking;
};

/** The dialog that asks for password or code; afterwards the call that was refused goes out again (BO-07). */
export const ConfirmIdentity = () => {
  const isReady = useIdentityTexts();
  const { t } = useTranslation('identity');
  const id = useId();
  const asking = useAsking();
  const [typed, setTyped] = useState('');
  if (!isReady) return null;
  const confirm = async () => {
    await callApi(confirmOwnIdentity, CODE.test(typed) ? { code: typed } : { password: typed });
    setTyped('');
    asking?.answer(true);
  };
  return (
    <ConfirmDialog
      isOpen={asking !== undefined}
      title={t('title')}
      confirmLabel={t('confirm')}
      onConfirm={confirm}
      onCancel={() => {
        setTyped('');
        asking?.answer(false);
      }}
    >
      <p>{t('about')}</p>
      <label htmlFor={id}>{t('label')}</label>
      <TextField
        id={id}
        type="password"
        autoComplete="current-password"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ConfirmDialog>
  );
};
