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
import { DocumentHeader } from '../order-head/document-header.tsx';
import { useLiveDocuments } from '../order-head/use-live-documents.ts';
import { useServiceOfOrder } from '../order-head/use-service-of-order.ts';

interface Place {
  orderId: string;
  serviceId: string;
}

const CustomersSide = ({ place }: { place: Place }) => {
  const { t } = useTranslation('documents');
  const query = useQuery(uploadedQuery(place));
  return (
    <QueryStates query={query} title={t('previous.title')}>
      {({ orderData, uploadedFiles }) => (
        <>
          <DocumentHeader
            title={t('previous.title')}
            order={orderData}
            status={<StatusChip kind={uploadedFiles.length > 0 ? 'done' : 'needs-you'} />}
          />
          <PreviousDocumentsForm {...place} uploaded={uploadedFiles} />
        </>
      )}
    </QueryStates>
  );
};

const StaffSide = ({ place }: { place: Place }) => {
  const { t } = useTranslation('documents');
  const query = useQuery(previousQuery(place));
  return (
    <QueryStates query={query} title={t('previous.title')}>
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
  const place = useServiceOfOrder();
  useLiveDocuments(place.orderId);
  const isCustomer = user?.role === 'user';
  return (
    <PageFrame width="reading" dense={!isCustomer}>
      {isCustomer ? <CustomersSide place={place} /> : <StaffSide place={place} />}
    </PageFrame>
  );
};
