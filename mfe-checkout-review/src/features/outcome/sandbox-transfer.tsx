import { callApi } from '@portal/shared-contracts';
import { answerSandboxTransfer, type PaymentOutcome } from '@portal/shared-contracts/payments';
import { ErrorState, Row, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PaidFor } from './paid-for.tsx';

/** The sandbox's page of the alternate provider: the person pays or refuses here. */
export const SandboxTransfer = ({
  txRef,
  outcome,
  onAnswered,
}: {
  txRef: string;
  outcome: PaymentOutcome;
  onAnswered: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const answer = useMutation({
    mutationFn: (choice: 'accept' | 'refuse') =>
      callApi(answerSandboxTransfer, { tx_ref: txRef, answer: choice }),
    onSuccess: onAnswered,
  });
  return (
    <Section className="cr-outcome" title={t('sandbox.transfer.title')}>
      <p>{t('sandbox.transfer.text')}</p>
      <PaidFor outcome={outcome} />
      {answer.isError && <ErrorState error={answer.error} />}
      <Row>
        <Button type="primary" loading={answer.isPending} onClick={() => answer.mutate('accept')}>
          {t('sandbox.transfer.accept')}
        </Button>
        <Button disabled={answer.isPending} onClick={() => answer.mutate('refuse')}>
          {t('sandbox.transfer.refuse')}
        </Button>
      </Row>
    </Section>
  );
};
