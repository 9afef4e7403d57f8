import {
  adminRoutes,
  type PaymentAccount,
  type PaymentAccountState,
} from '@portal/shared-contracts/admin';
import {
  ConfirmDialog,
  ErrorState,
  Page as Frame,
  PageHeader,
  QueryStates,
  Row,
  Section,
  Stack,
  StatusChip,
  usePopup,
} from '@portal/shared-ui';
import { focusHeading } from '@portal/shared-ui/back-office';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MONEY, withMoneyTexts } from '../texts.ts';
import { AccountFacts } from './account-facts.tsx';
import { type AccountActs, accountQuery, useAccountActs } from './account.queries.ts';
import { KeysForm } from './keys-form.tsx';
import '../money.css';

interface PartProps {
  state: PaymentAccountState;
  acts: AccountActs;
}

const Leave = ({ state, acts: { leave } }: PartProps) => {
  const { t } = useTranslation(MONEY);
  const [isAsked, setAsked] = useState(false);
  const { platform, running } = state;
  const leaveAndClose = async (): Promise<void> => {
    await leave.mutateAsync();
    setAsked(false);
  };
  return (
    <>
      <Row>
        <Button onClick={() => setAsked(true)}>{t('account.leave')}</Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('account.leave')}
        confirmLabel={t('account.leave')}
        isDanger={!platform.takesCards}
        onConfirm={leaveAndClose}
        onCancel={() => setAsked(false)}
      >
        <p>{t('account.leaveNew')}</p>
        <p>{t('account.leaveRunning', { count: running })}</p>
        <p>{t('account.leavePaid')}</p>
        {!platform.takesCards && <p>{t('account.leaveNone')}</p>}
      </ConfirmDialog>
    </>
  );
};

// What the provider said when the account was last needed.
const Refused = ({ account: { problem } }: { account: PaymentAccount }) =>
  problem && <Alert type="error" showIcon title={problem} />;

const InUse = (props: PartProps) => {
  const { t } = useTranslation(MONEY);
  const { active, platform } = props.state;
  return (
    <Section title={t('account.inUse')}>
      {active ? (
        <>
          <p>
            <StatusChip kind="done" label={t('account.own')} />
          </p>
          <Refused account={active} />
          <AccountFacts account={active} />
          <Leave {...props} />
        </>
      ) : (
        <p>{t(platform.takesCards ? 'account.platform' : 'account.nobody')}</p>
      )}
    </Section>
  );
};

// What is wrong with one key stands at its field.
const Problem = ({ problem, problemAt }: Pick<PaymentAccount, 'problem' | 'problemAt'>) => {
  const { t } = useTranslation(MONEY);
  if (problemAt) return <Alert type="error" showIcon title={t('account.nothingLost')} />;
  return <Alert type="error" showIcon title={problem} description={t('account.nothingLost')} />;
};

const Saved = ({ state: { saved }, acts: { save, test, discard } }: PartProps) => {
  const { t } = useTranslation(MONEY);
  const popup = usePopup();
  const isAsking = useRef(false);
  if (!saved) return null;
  // Each act begins with what the one before it left.
  const isBusy = save.isPending || test.isPending || discard.isPending;
  const tryKeys = (): void => {
    // The second click of two may come before the button has been drawn anew.
    if (isAsking.current) return;
    isAsking.current = true;
    test.mutate(undefined, {
      onSuccess: ({ account }) => {
        if (account.saved !== null) return;
        popup.success(t('account.works'));
        focusHeading();
      },
      onSettled: () => {
        isAsking.current = false;
      },
    });
  };
  return (
    <Section title={t('account.savedTitle')}>
      <p>
        <StatusChip
          kind={saved.problem ? 'problem' : 'needs-you'}
          label={t(saved.problem ? 'account.refused' : 'account.untested')}
        />
      </p>
      {saved.problem && <Problem {...saved} />}
      <AccountFacts account={saved} />
      {!saved.hasMessageSecret && <p>{t('account.next')}</p>}
      {test.isError && <ErrorState error={test.error} />}
      {discard.isError && <ErrorState error={discard.error} />}
      <p role="status">{test.isPending && t('account.testing')}</p>
      <Row>
        <Button type="primary" loading={test.isPending} disabled={isBusy} onClick={tryKeys}>
          {t('account.test')}
        </Button>
        <Button
          loading={discard.isPending}
          disabled={isBusy}
          onClick={() => discard.mutate(undefined)}
        >
          {t('account.discard')}
        </Button>
      </Row>
    </Section>
  );
};

const Retired = ({ state: { retired } }: Pick<PartProps, 'state'>) => {
  const { t } = useTranslation(MONEY);
  if (retired.length === 0) return null;
  return (
    <Section title={t('account.retired')}>
      <p>{t('account.retiredAbout')}</p>
      {retired.map((account) => (
        <Stack key={account._id}>
          <Refused account={account} />
          <AccountFacts account={account} />
        </Stack>
      ))}
    </Section>
  );
};

const Account = ({ state }: { state: PaymentAccountState }) => {
  const { t } = useTranslation(MONEY);
  const acts = useAccountActs(state.version);
  return (
    <div className="money-account">
      {state.isSandbox && (
        <Alert type="warning" showIcon role="note" title={t('account.sandbox')} />
      )}
      <InUse state={state} acts={acts} />
      <Saved state={state} acts={acts} />
      <KeysForm state={state} acts={acts} />
      <Retired state={state} />
    </div>
  );
};

const PaymentAccountPage = () => {
  const { t } = useTranslation(MONEY);
  return (
    <Frame width="reading">
      <PageHeader
        title={t('account.title')}
        back={{ to: adminRoutes.payments({}), label: t('title') }}
      />
      <QueryStates query={useQuery(accountQuery())} skeleton="form">
        {({ account }) => <Account state={account} />}
      </QueryStates>
    </Frame>
  );
};

/** `/admin/payment-account`: who takes the firm's card payments (BO-93). */
export const Page = withMoneyTexts(PaymentAccountPage);
