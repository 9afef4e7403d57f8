import Button from 'antd/es/button';
import { callApi } from '@portal/shared-contracts';
import { answerSandboxTransfer } from '@portal/shared-contracts/payments';
import { ErrorState, Row, Section } from '@portal/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** The sandbox's page of the alternate provider: the person pays or refuses here. */
export const SandboxTransfer = ({
  txRef,
  onAnswered,
}: {
  txRef: string;
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
