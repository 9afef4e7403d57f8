import { callApi } from '@portal/shared-contracts';
import {
  addPasskey,
  beginPasskey,
  type Passkey,
  removePasskey,
} from '@portal/shared-contracts/people';
import { DateText, QueryStates, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofForm } from './factor-forms.tsx';
import {
  canUsePasskeys,
  type DeviceRefusal,
  makePasskey,
  refusalOf,
} from '../passkeys/passkey-device.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityQuery, useFreshAccount } from '../account/security.queries.ts';

/** One passkey: its name, its times, and the way to remove it with the password. */
const PasskeyLine = ({ passkey, onGone }: { passkey: Passkey; onGone: () => Promise<void> }) => {
  const { t } = useTranslation('shell');
  const [isAsking, setIsAsking] = useState(false);
  const { _id: id, name, addedAt, lastUsedAt } = passkey;
  const remove = async (currentPassword: string): Promise<void> => {
    await callApi(removePasskey, { id, currentPassword });
    await onGone();
  };
  return (
    <li className="session-line">
      <div className="session-what">
        <p className="session-name">{name}</p>
        <p className="pui-help">
          {t('passkeys.added')} <DateText value={addedAt} style="moment" />
        </p>
        {lastUsedAt && (
          <p className="pui-help">
            {t('security.lastSeen')} <DateText value={lastUsedAt} style="moment" />
          </p>
        )}
        {isAsking && (
          <ProofForm kind="currentPassword" submit={t('passkeys.remove')} isDanger send={remove} />
        )}
      </div>
      <Button
        aria-expanded={isAsking}
        aria-label={isAsking ? undefined : t('passkeys.removeNamed', { name })}
        onClick={() => setIsAsking(!isAsking)}
      >
        {t(isAsking ? 'twoStep.back' : 'passkeys.remove')}
      </Button>
    </li>
  );
};

/** Adds a passkey: the password, then what the device asks for. */
const AddPasskey = ({ onAdded }: { onAdded: (codes: readonly string[]) => Promise<void> }) => {
  const { t } = useTranslation('shell');
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<DeviceRefusal>();
  const add = async (currentPassword: string): Promise<void> => {
    setRefusal(undefined);
    const { options } = await callApi(beginPasskey, { currentPassword });
    try {
      const passkey = await makePasskey(options);
      await onAdded((await callApi(addPasskey, { passkey })).recoveryCodes);
    } catch (error) {
      const reason = refusalOf(error);
      if (!reason) throw error;
      setRefusal(reason);
    }
  };
  if (!isAsking) return <Button onClick={() => setIsAsking(true)}>{t('passkeys.add')}</Button>;
  return (
    <>
      {refusal && <p role="alert">{t(refusal)}</p>}
      <ProofForm kind="currentPassword" submit={t('passkeys.goOn')} send={add} />
    </>
  );
};

/** The person's passkeys: what a device, phone or security key holds for the second step. */
export const PasskeysSection = ({ person }: { person: string }) => {
  const { t } = useTranslation('shell');
  const query = useQuery(securityQuery(person));
  const refresh = useFreshAccount();
  // Codes are shown this once, so they stay whatever a reading in the background says of the account.
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (codes.length > 0)
    return (
      <Section title={t('passkeys.title')}>
        <RecoveryCodes
          codes={codes}
          help="codesHelp"
          onDone={() => {
            setCodes([]);
            void refresh();
          }}
        />
      </Section>
    );
  const added = async (first: readonly string[]): Promise<void> => {
    setCodes(first);
    if (first.length === 0) await refresh();
  };
  return (
    <Section title={t('passkeys.title')}>
      <p className="pui-help account-hint">{t('passkeys.help')}</p>
      <QueryStates query={query} skeleton="form">
        {({ passkeys, hasPassword }) => (
          <>
            {passkeys.length > 0 && (
              <ul className="session-list">
                {passkeys.map((passkey) => (
                  <PasskeyLine key={passkey._id} passkey={passkey} onGone={refresh} />
                ))}
              </ul>
            )}
            {!canUsePasskeys() ? (
              <p>{t('passkeys.unable')}</p>
            ) : hasPassword ? (
              <AddPasskey key={passkeys.length} onAdded={added} />
            ) : (
              <p>{t('twoStep.passwordFirst')}</p>
            )}
          </>
        )}
      </QueryStates>
    </Section>
  );
};
