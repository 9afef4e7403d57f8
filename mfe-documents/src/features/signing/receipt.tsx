import type { ContractReceipt } from '@portal/shared-contracts/documents';
import { usePortal } from '@portal/shared-contracts/react';
import { DownloadLink, DateText, Facts, Row, Section, StatusChip } from '@portal/shared-ui';
import { DownloadIcon, SafetyIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { checkReceipt } from './check-receipt.ts';
import { signatureKey } from './signature-values.ts';
import { contractAddress } from './signing.queries.ts';
import '../../files/files.css';
import './signing.css';

export interface ReceiptProps {
  orderId: string;
  content: string;
  receipt: ContractReceipt;
}

/** Forgets what was being made of a signature: its answer was lost, or it was made elsewhere. */
const useForgetMade = (orderId: string): void => {
  const { vault } = usePortal();
  useEffect(() => {
    void vault?.remove(signatureKey(orderId)).catch(() => undefined);
  }, [vault, orderId]);
};

/** Who signed what and when, with digests that anybody can compute again on this page. */
export const Receipt = ({ orderId, content, receipt }: ReceiptProps) => {
  const { t } = useTranslation('documents');
  useForgetMade(orderId);
  const check = useMutation({ mutationFn: () => checkReceipt(content, receipt) });
  const verdict = (isSame: boolean) => (
    <StatusChip
      kind={isSame ? 'done' : 'problem'}
      label={t(isSame ? 'receipt.same' : 'receipt.different')}
    />
  );
  return (
    <Section title={t('receipt.title')} className="doc-receipt">
      <Facts
        items={[
          { label: t('receipt.name'), value: receipt.name },
          { label: t('receipt.time'), value: <DateText value={receipt.signedAt} style="moment" /> },
          {
            label: t('receipt.text'),
            value: <code className="doc-digest">{receipt.contentSha256}</code>,
          },
          {
            label: t('receipt.image'),
            value: <code className="doc-digest">{receipt.imageSha256}</code>,
          },
        ]}
      />
      <img
        className="doc-signed"
        src={receipt.image}
        alt={t('receipt.signatureOf', { name: receipt.name })}
      />
      <Row>
        <Button icon={<SafetyIcon />} loading={check.isPending} onClick={() => check.mutate()}>
          {t('receipt.check')}
        </Button>
        <DownloadLink className="doc-download" href={contractAddress(orderId)}>
          <DownloadIcon /> {t('receipt.download')}
        </DownloadLink>
      </Row>
      <div role="status" className="doc-verdict">
        {check.data && (
          <Facts
            items={[
              { label: t('receipt.text'), value: verdict(check.data.text) },
              { label: t('receipt.image'), value: verdict(check.data.image) },
            ]}
          />
        )}
        {check.isError && t('receipt.cannotCheck')}
      </div>
    </Section>
  );
};
