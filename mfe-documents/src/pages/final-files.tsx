import { EmptyState, Page as PageFrame, QueryStates, StatusChip } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FinalDocumentFiles } from '../features/final-document/final-document-files.tsx';
import { FinalDocumentForm } from '../features/final-document/final-document-form.tsx';
import { finalDocumentOfOrderQuery } from '../features/final-document/final-document.queries.ts';
import { DocumentHeader } from '../order-head/document-header.tsx';
import { type ServiceOfOrder, useServiceOfOrder } from '../order-head/use-service-of-order.ts';
import { useWayToOrder } from '../order-head/use-way-to-order.ts';

const FinalFiles = ({ address }: { address: ServiceOfOrder }) => {
  const { t } = useTranslation('documents');
  const query = useQuery(finalDocumentOfOrderQuery(address));
  const wayBack = useWayToOrder(address.orderId);
  const [isReplacing, setReplacing] = useState(false);
  return (
    <PageFrame width="reading" dense>
      <QueryStates query={query} title={t('final.title')} back={wayBack}>
        {({ orderData, data, can }) => (
          <>
            <DocumentHeader
              title={t('final.title')}
              order={orderData}
              status={
                <StatusChip
                  kind={data ? 'done' : can.upload ? 'needs-you' : 'waiting'}
                  label={t(data ? 'final.ready' : 'final.missing')}
                />
              }
              action={
                data &&
                can.upload &&
                !isReplacing && (
                  <Button type="primary" onClick={() => setReplacing(true)}>
                    {t('final.replace')}
                  </Button>
                )
              }
            />
            {data && <FinalDocumentFiles document={data} />}
            {!data && !can.upload && <EmptyState text={t('final.noneYet')} />}
            {can.upload && (!data || isReplacing) && (
              <FinalDocumentForm {...address} previous={data} onSent={() => setReplacing(false)} />
            )}
          </>
        )}
      </QueryStates>
    </PageFrame>
  );
};

/** The writer uploads the final files of a service; a reviewer reads. */
export const Page = () => {
  const address = useServiceOfOrder();
  return <FinalFiles key={`${address.orderId}/${address.serviceId}`} address={address} />;
};
