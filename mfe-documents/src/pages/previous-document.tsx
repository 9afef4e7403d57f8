import { isTaskDone, moduleIds } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { Page as PageFrame, QueryStates, StatusChip } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PreviousDocumentsForm } from '../features/previous-documents/previous-documents-form.tsx';
import { PreviousDocumentsView } from '../features/previous-documents/previous-documents-view.tsx';
import {
  previousQuery,
  uploadedQuery,
} from '../features/previous-documents/previous-documents.queries.ts';
import { FileLines } from '../files/file-line.tsx';
import { DocumentHeader } from '../order-head/document-header.tsx';
import { type ServiceOfOrder, useServiceOfOrder } from '../order-head/use-service-of-order.ts';
import { useWayToOrder } from '../order-head/use-way-to-order.ts';

const CustomersSide = ({ address }: { address: ServiceOfOrder }) => {
  const { t } = useTranslation('documents');
  const query = useQuery(uploadedQuery(address));
  const wayBack = useWayToOrder(address.orderId);
  return (
    <QueryStates query={query} title={t('previous.title')} back={wayBack}>
      {({ orderData, uploadedFiles, enteredByFirm = [] }) => {
        const isDone = isTaskDone(orderData, address.serviceId, moduleIds.previousDocument);
        return (
          <>
            <DocumentHeader
              title={t('previous.title')}
              order={orderData}
              status={<StatusChip kind={isDone ? 'done' : 'needs-you'} />}
            />
            {orderData.cancelledAt ? (
              <FileLines files={uploadedFiles} entered={enteredByFirm} />
            ) : (
              <PreviousDocumentsForm
                key={`${address.orderId}/${address.serviceId}`}
                {...address}
                uploaded={uploadedFiles}
                entered={enteredByFirm}
                isDone={isDone}
              />
            )}
          </>
        );
      }}
    </QueryStates>
  );
};

const StaffSide = ({ address }: { address: ServiceOfOrder }) => {
  const { t } = useTranslation('documents');
  const query = useQuery(previousQuery(address));
  const wayBack = useWayToOrder(address.orderId);
  return (
    <QueryStates query={query} title={t('previous.title')} back={wayBack}>
      {({ orderData, data }) => (
        <>
          <DocumentHeader
            title={t('previous.title')}
            order={orderData}
            status={<StatusChip kind={data ? 'done' : 'waiting'} />}
          />
          <PreviousDocumentsView data={data} />
        </>
      )}
    </QueryStates>
  );
};

/** Previous documents: the customer uploads, writers and reviewers download. */
export const Page = () => {
  const { user } = usePortal();
  const address = useServiceOfOrder();
  const isCustomer = user?.role === 'user';
  return (
    <PageFrame width="reading" dense={!isCustomer}>
      {isCustomer ? <CustomersSide address={address} /> : <StaffSide address={address} />}
    </PageFrame>
  );
};
