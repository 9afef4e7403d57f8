import type { PaymentAccount } from '@portal/shared-contracts/admin';
import { DateText, Facts } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useCopy } from '@portal/shared-ui/copy';
import { CopyIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { MONEY } from '../texts.ts';

const Address = ({ address }: { address: string }) => {
  const { t } = useTranslation(MONEY);
  const copy = useCopy();
  return (
    <>
      <code className="money-address">{address}</code>
      <Button
        size="small"
        type="text"
        icon={<CopyIcon />}
        onClick={() => void copy(address, t('account.copied'))}
      >
        {t('account.copy')}
      </Button>
    </>
  );
};

const Moment = ({ value, none }: { value: string | null; none: string }) =>
  value ? <DateText value={value} /> : <>{none}</>;

/** What is known of an account; of its keys the end of one and no more. */
export const AccountFacts = ({ account }: { account: PaymentAccount }) => {
  const { t } = useTranslation(MONEY);
  const { publishableKey, lastFour, mode, testedAt, retiredAt, lastMessage } = account;
  const items = [
    { label: t('account.mode'), value: t(`account.modes.${mode}`) },
    {
      label: t('account.publishableKey'),
      value: <code className="money-address">{publishableKey}</code>,
    },
    {
      label: t('account.secretKey'),
      value: account.hasKeys ? `…${lastFour}` : t('account.keysGone'),
    },
    {
      label: t('account.messageSecret'),
      value: t(account.hasMessageSecret ? 'account.kept' : 'account.missing'),
    },
    {
      label: t('account.testedAt'),
      value: <Moment value={testedAt} none={t('account.never')} />,
    },
    {
      label: t('account.lastMessage'),
      value: lastMessage ? (
        <>
          {lastMessage.type} · <DateText value={lastMessage.at} />
        </>
      ) : (
        t('account.noMessage')
      ),
    },
    ...(retiredAt
      ? [{ label: t('account.retiredAt'), value: <DateText value={retiredAt} /> }]
      : [{ label: t('account.messagesTo'), value: <Address address={account.messagesTo} /> }]),
  ];
  return <Facts items={items} />;
};
