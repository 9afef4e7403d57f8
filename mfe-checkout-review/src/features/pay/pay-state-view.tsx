import type { PayState } from '@portal/shared-contracts/payments';
import { clientText, ErrorState, Stack, useAnnounce } from '@portal/shared-ui';
import { HourglassIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

interface PayStateViewProps {
  state: PayState;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** Why the form is shown again: the provider's words, or that nothing was charged. */
export const PayNoticeView = ({ state }: { state: PayState }) => {
  const { t } = useTranslation('checkout');
  const { t: tUi } = useTranslation('ui');
  if (state.kind !== 'ready' || !state.notice) return null;
  const { notice } = state;
  if (notice.kind === 'nothing-charged') return <ErrorState text={t('pay.nothingCharged')} />;
  const lines = notice.messages.map((message) => <p key={message}>{clientText(message, tUi)}</p>);
  return <ErrorState text={<>{lines}</>} safe={!notice.wasPaid && t('pay.safe')} />;
};

/** What the person sees while the machine finds out what became of a payment. */
export const PayStateView = ({ state, onRetry, onGiveUp }: PayStateViewProps) => {
  const { t } = useTranslation('checkout');
  const announce = useAnnounce();
  const isChecking = state.kind === 'checking';
  const isUnsettled = state.kind === 'unsettled';
  useEffect(() => {
    if (isChecking) announce(t('pay.checking'));
  }, [isChecking, announce, t]);
  if (isChecking)
    return (
      <p className="cr-checking">
        <HourglassIcon /> {t('pay.checking')}
      </p>
    );
  if (!isUnsettled) return null;
  return (
    <Stack>
      <ErrorState text={t('pay.unsettled')} safe={t('pay.onlyOnce')} onRetry={onRetry} />
      <Button type="link" onClick={onGiveUp}>
        {t('pay.giveUp')}
      </Button>
    </Stack>
  );
};
