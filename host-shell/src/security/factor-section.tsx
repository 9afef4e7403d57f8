import { callApi, type EndpointOutput } from '@portal/shared-contracts';
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
} from '@portal/shared-contracts/people';
import { QueryStates, Section, StatusChip } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSession } from '../session/load-session.ts';
import { ProofForm } from './factor-forms.tsx';
import { SecretPicture } from './secret-picture.tsx';
import { securityQuery } from './security.queries.ts';

type Begun = EndpointOutput<typeof beginTwoStep>;

/** Codes that are shown this once; the first ones say too that the factor is on. */
const RecoveryCodes = ({
  codes,
  help,
  onDone,
}: {
  codes: readonly string[];
  help: 'codesHelp' | 'newCodesHelp';
  onDone: () => void;
}) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <p role="status">{t(`twoStep.${help}`)}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button type="primary" onClick={onDone}>
        {t('twoStep.codesKept')}
      </Button>
    </>
  );
};

const Enrolment = ({
  begun,
  onCodes,
}: {
  begun: Begun;
  onCodes: (codes: readonly string[]) => void;
}) => {
  const { t } = useTranslation('shell');
  const confirm = async (code: string): Promise<void> =>
    onCodes((await callApi(confirmTwoStep, { code })).recoveryCodes);
  return (
    <>
      <p>{t('twoStep.scan')}</p>
      <SecretPicture text={begun.uri} label={t('twoStep.picture')} />
      <p className="pui-help">
        {t('twoStep.type')} <code className="secret-text">{begun.secret}</code>
      </p>
      <ProofForm kind="code" submit={t('twoStep.confirm')} send={confirm} />
    </>
  );
};

/** Sets the factor up: password, picture with a first code, recovery codes. */
const SetUp = ({ onDone }: { onDone: () => Promise<void> }) => {
  const { t } = useTranslation('shell');
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = async (currentPassword: string): Promise<void> =>
    setBegun(await callApi(beginTwoStep, { currentPassword }));
  if (codes) return <RecoveryCodes codes={codes} help="codesHelp" onDone={() => void onDone()} />;
  if (begun) return <Enrolment begun={begun} onCodes={setCodes} />;
  return <ProofForm kind="currentPassword" submit={t('twoStep.begin')} send={begin} />;
};

/** What can be done while the factor is on: new recovery codes, and the end of it. */
const TurnedOn = ({
  codesLeft,
  onChange,
}: {
  codesLeft: number;
  onChange: () => Promise<void>;
}) => {
  const { t } = useTranslation('shell');
  const [codes, setCodes] = useState<readonly string[]>();
  const [asksForCodes, setAsksForCodes] = useState(false);
  const renew = async (currentPassword: string): Promise<void> =>
    setCodes((await callApi(renewRecoveryCodes, { currentPassword })).recoveryCodes);
  const end = async (currentPassword: string): Promise<void> => {
    await callApi(endTwoStep, { currentPassword });
    await onChange();
  };
  const keep = async (): Promise<void> => {
    setCodes(undefined);
    setAsksForCodes(false);
    await onChange();
  };
  if (codes) return <RecoveryCodes codes={codes} help="newCodesHelp" onDone={() => void keep()} />;
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

/** The authenticator app of the person: set up, or ended with the password. */
export const FactorSection = ({ person, isNeeded }: { person: string; isNeeded: boolean }) => {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const query = useQuery(securityQuery(person));
  const renew = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['security', 'account'] });
    await loadSession();
  };
  return (
    <Section title={t('twoStep.title')}>
      {isNeeded && (
        <p className="account-note" role="status">
          {t('twoStep.needed')}
        </p>
      )}
      <QueryStates query={query} skeleton="form">
        {({ hasPassword, secondFactor }) =>
          secondFactor.isOn ? (
            <TurnedOn codesLeft={secondFactor.codesLeft} onChange={renew} />
          ) : (
            <>
              <p className="pui-help account-hint">{t('twoStep.help')}</p>
              {hasPassword ? <SetUp onDone={renew} /> : <p>{t('twoStep.passwordFirst')}</p>}
            </>
          )
        }
      </QueryStates>
    </Section>
  );
};
