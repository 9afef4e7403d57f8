import { callApi, type EndpointOutput } from '@portal/shared-contracts';
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
} from '@portal/shared-contracts/people';
import { QueryStates, Section, StatusChip } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofForm } from './factor-forms.tsx';
import { RecoveryCodes, type ShownCodes } from './recovery-codes.tsx';
import { SecretPicture } from './secret-picture.tsx';
import { securityQuery, useFreshAccount } from '../account/security.queries.ts';

type Begun = EndpointOutput<typeof beginTwoStep>;

type OnCodes = (codes: readonly string[]) => void;

const Enrolment = ({ begun, onCodes }: { begun: Begun; onCodes: OnCodes }) => {
  const { t } = useTranslation('shell');
  const confirm = async (code: string): Promise<void> =>
    onCodes((await callApi(confirmTwoStep, { code })).recoveryCodes);
  return (
    <>
      <p>{t('twoStep.scan')}</p>
      <SecretPicture text={begun.uri} label={t('twoStep.picture')} />
      <p className="pui-help">
        {t('twoStep.type')} <code className="secret-text">{inFours(begun.secret)}</code>
      </p>
      <ProofForm kind="code" submit={t('twoStep.confirm')} send={confirm} />
    </>
  );
};

// Typed by hand from one screen into another; apps pass spaces over.
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Sets the factor up: password, picture with a first code, recovery codes. */
const SetUp = ({ onCodes }: { onCodes: OnCodes }) => {
  const { t } = useTranslation('shell');
  const [begun, setBegun] = useState<Begun>();
  const begin = async (currentPassword: string): Promise<void> =>
    setBegun(await callApi(beginTwoStep, { currentPassword }));
  if (begun) return <Enrolment begun={begun} onCodes={onCodes} />;
  return <ProofForm kind="currentPassword" submit={t('twoStep.begin')} send={begin} />;
};

/** What can be done while the factor is on: new recovery codes, and the end of it. */
const TurnedOn = ({
  codesLeft,
  onCodes,
  onEnd,
}: {
  codesLeft: number;
  onCodes: OnCodes;
  onEnd: () => Promise<void>;
}) => {
  const { t } = useTranslation('shell');
  const [asksForCodes, setAsksForCodes] = useState(false);
  const renew = async (currentPassword: string): Promise<void> =>
    onCodes((await callApi(renewRecoveryCodes, { currentPassword })).recoveryCodes);
  const end = async (currentPassword: string): Promise<void> => {
    await callApi(endTwoStep, { currentPassword });
    await onEnd();
  };
  return (
    <>
      <p>
        <StatusChip kind="done" label={t('twoStep.on')} />{' '}
        {t('twoStep.codesLeft', { number: codesLeft })}
      </p>
      {asksForCodes ? (
        <>
          <p>{t('twoStep.newCodesWarning')}</p>
          <ProofForm
            key="codes"
            kind="currentPassword"
            submit={t('twoStep.makeCodes')}
            send={renew}
          />
          <p>
            <Button type="link" onClick={() => setAsksForCodes(false)}>
              {t('twoStep.back')}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>
            <Button onClick={() => setAsksForCodes(true)}>{t('twoStep.newCodes')}</Button>
          </p>
          <ProofForm
            key="end"
            kind="currentPassword"
            submit={t('twoStep.end')}
            isDanger
            send={end}
          />
        </>
      )}
    </>
  );
};

/** The factor as it is: to be set up, or on. */
const Factor = ({
  person,
  onCodes,
  onEnd,
}: {
  person: string;
  onCodes: (shown: ShownCodes) => void;
  onEnd: () => Promise<void>;
}) => {
  const { t } = useTranslation('shell');
  const query = useQuery(securityQuery(person));
  return (
    <QueryStates query={query} skeleton="form">
      {({ hasPassword, secondFactor }) =>
        secondFactor.isOn ? (
          <TurnedOn
            codesLeft={secondFactor.codesLeft}
            onCodes={(codes) => onCodes({ codes, help: 'newCodesHelp' })}
            onEnd={onEnd}
          />
        ) : (
          <>
            <p className="pui-help account-hint">{t('twoStep.help')}</p>
            {hasPassword ? (
              <SetUp
                onCodes={(codes) =>
                  // Whoever has a passkey has kept codes already.
                  codes.length > 0 ? onCodes({ codes, help: 'codesHelp' }) : void onEnd()
                }
              />
            ) : (
              <p>{t('twoStep.passwordFirst')}</p>
            )}
          </>
        )
      }
    </QueryStates>
  );
};

/** The authenticator app of the person: set up, or ended with the password. */
export const FactorSection = ({ person, isNeeded }: { person: string; isNeeded: boolean }) => {
  const { t } = useTranslation('shell');
  const refresh = useFreshAccount();
  // Codes are shown this once, so they stay whatever a reading in the background says of the account.
  const [shown, setShown] = useState<ShownCodes>();
  const renew = async (): Promise<void> => {
    setShown(undefined);
    await refresh();
  };
  return (
    <Section title={t('twoStep.title')}>
      {isNeeded && (
        <p className="account-note" role="status">
          {t('twoStep.needed')}
        </p>
      )}
      {shown ? (
        <RecoveryCodes {...shown} onDone={() => void renew()} />
      ) : (
        <Factor person={person} onCodes={setShown} onEnd={renew} />
      )}
    </Section>
  );
};
