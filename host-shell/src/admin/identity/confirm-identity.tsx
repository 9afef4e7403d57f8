import { callApi, configureApi } from '@portal/shared-contracts';
import { confirmIdentity } from '@portal/shared-contracts/admin';
import { ConfirmDialog } from '@portal/shared-ui';
import { TextField } from '@portal/shared-ui/controls';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminTexts } from '../texts.ts';

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
  const isReady = useAdminTexts();
  const { t } = useTranslation('admin');
  const id = useId();
  const asking = useAsking();
  const [typed, setTyped] = useState('');
  if (!isReady) return null;
  const confirm = async () => {
    await callApi(confirmIdentity, CODE.test(typed) ? { code: typed } : { password: typed });
    setTyped('');
    asking?.answer(true);
  };
  return (
    <ConfirmDialog
      isOpen={asking !== undefined}
      title={t('identity.title')}
      confirmLabel={t('identity.confirm')}
      onConfirm={confirm}
      onCancel={() => {
        setTyped('');
        asking?.answer(false);
      }}
    >
      <p>{t('identity.about')}</p>
      <label htmlFor={id}>{t('identity.label')}</label>
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
