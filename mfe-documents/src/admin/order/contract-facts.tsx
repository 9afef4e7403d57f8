import { buildRequest } from '@portal/shared-contracts';
import { downloadOrderContract, type OrderContract } from '@portal/shared-contracts/admin';
import { DateText, DownloadLink, Facts } from '@portal/shared-ui';
import { DownloadIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

/** Which contract holds, and who signed it when, with the digests that prove it. */
export const ContractFacts = ({
  orderId,
  contract: { title, receipt },
}: {
  orderId: string;
  contract: OrderContract;
}) => {
  const { t } = useTranslation([ADMIN_TEXTS, 'documents']);
  if (!receipt) return <p className="doc-note">{t('order.unsigned', { title })}</p>;
  return (
    <>
      <Facts
        items={[
          { label: t('order.contract'), value: title },
          { label: t('documents:receipt.name'), value: receipt.name },
          {
            label: t('documents:receipt.time'),
            value: <DateText value={receipt.signedAt} style="moment" />,
          },
          {
            label: t('documents:receipt.text'),
            value: <code className="doc-admin-digest">{receipt.contentSha256}</code>,
          },
          {
            label: t('documents:receipt.image'),
            value: <code className="doc-admin-digest">{receipt.imageSha256}</code>,
          },
        ]}
      />
      <DownloadLink
        className="doc-download"
        href={buildRequest(downloadOrderContract, { id: orderId }).path}
        name={`${title}.pdf`}
      >
        <DownloadIcon /> {t('documents:receipt.download')}
      </DownloadLink>
    </>
  );
};
