import { callApi } from '@portal/shared-contracts';
import { getLinkedinDocument } from '@portal/shared-contracts/documents';
import { DownloadLink, ErrorState } from '@portal/shared-ui';
import { DownloadIcon } from '@portal/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ORDERS } from '../../order/orders.queries.ts';

/** The LinkedIn document of an order: its download, or Pending until the writer uploads it (OR-24). */
export const LinkedinResult = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('orders');
  const query = useQuery({
    queryKey: [ORDERS, 'linkedin', orderId],
    queryFn: ({ signal }) => callApi(getLinkedinDocument, { id: orderId }, { signal }),
  });
  if (query.isError)
    return (
      <ErrorState
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  const file = query.data?.data?.file.file;
  if (!file) return <span className="orders-muted">{t('module.pending')}</span>;
  return (
    <DownloadLink
      className="orders-inline-link"
      href={`/api/file/download/${encodeURIComponent(file.key)}`}
    >
      <DownloadIcon /> {t('downloadNamed', { name: file.originalname })}
    </DownloadLink>
  );
};
