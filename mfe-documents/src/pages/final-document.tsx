import { EmptyState, Page as PageFrame, QueryStates, StatusChip } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FinalDocumentFiles } from '../features/final-document/final-document-files.tsx';
import { finalDocumentQuery } from '../features/final-document/final-document.queries.ts';
import { DocumentHeader } from '../order-head/document-header.tsx';
import { WaitingFor } from '../order-head/waiting-for.tsx';
import { useServiceOfOrder } from '../order-head/use-service-of-order.ts';
import { useWayToOrder } from '../order-head/use-way-to-order.ts';

/** The customer downloads the final files of a service. */
export const Page = () => {
  const { t } = useTranslation('documents');
  const address = useServiceOfOrder();
  const query = useQuery(finalDocumentQuery(address));
  const wayBack = useWayToOrder(address.orderId);
  return (
    <PageFrame width="reading">
      <QueryStates query={query} title={t('final.title')} back={wayBack}>
        {({ orderData, data }) => (
          <>
            <DocumentHeader
              title={t('final.title')}
              order={orderData}
              status={
                data ? (
                  <StatusChip kind="done" label={t('final.ready')} />
                ) : (
                  <StatusChip kind="waiting" label={t('pending')} />
                )
              }
            />
            {data ? (
              <FinalDocumentFiles document={data} />
            ) : (
              <EmptyState text={t('final.none')} hint={<WaitingFor order={orderData} />} />
            )}
          </>
        )}
      </QueryStates>
    </PageFrame>
  );
};
