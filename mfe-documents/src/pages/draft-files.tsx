import {
  DateText,
  EmptyState,
  Page as PageFrame,
  QueryStates,
  Section,
  StatusChip,
} from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DraftFiles } from '../features/draft-history/draft-files.tsx';
import { DraftRequest } from '../features/draft-history/draft-request.tsx';
import { DraftStageChip } from '../features/draft-history/draft-stage-chip.tsx';
import { HistoryTable } from '../features/draft-history/history-table.tsx';
import { DraftForm } from '../features/draft-upload/draft-form.tsx';
import { DraftNotice } from '../features/draft-upload/draft-notice.tsx';
import { draftsOfOrderQuery } from '../features/draft-upload/draft-upload.queries.ts';
import { DocumentHeader } from '../order-head/document-header.tsx';
import { useLiveDocuments } from '../order-head/use-live-documents.ts';
import { useServiceOfOrder } from '../order-head/use-service-of-order.ts';

/** The writer's side of the drafts of a service; a reviewer reads. */
export const Page = () => {
  const { t } = useTranslation('documents');
  const address = useServiceOfOrder();
  useLiveDocuments(address.orderId);
  const query = useQuery(draftsOfOrderQuery(address));
  return (
    <PageFrame dense>
      <QueryStates query={query} title={t('draft.files')}>
        {({ orderData, data: [latest, ...earlier], accepted, can }) => (
          <>
            <DocumentHeader
              title={t('draft.files')}
              order={orderData}
              status={
                accepted ? (
                  <StatusChip kind="done" label={t('draft.accepted')} />
                ) : (
                  <StatusChip kind={can.upload ? 'needs-you' : 'waiting'} />
                )
              }
            />
            <DraftNotice latest={latest} accepted={accepted} />
            {!latest && !can.upload && <EmptyState text={t('draft.none')} />}
            {latest?.reviewedByUser && (
              <Section title={t('draft.latestRequest')}>
                <DraftRequest draft={latest} isLatest />
              </Section>
            )}
            {can.upload && (
              <DraftForm
                key={[address.orderId, address.serviceId, latest?._id].join('/')}
                {...address}
              />
            )}
            {latest && (
              <Section
                title={t('draft.latest')}
                extra={<DateText value={latest.createdAt} style="moment" />}
              >
                <DraftStageChip stage={latest.stage} />
                <DraftFiles draft={latest} />
              </Section>
            )}
            <HistoryTable drafts={earlier} />
          </>
        )}
      </QueryStates>
    </PageFrame>
  );
};
