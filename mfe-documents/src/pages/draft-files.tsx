import type { Draft } from '@portal/shared-contracts/documents';
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
import { DraftCompare } from '../features/draft-compare/draft-compare.tsx';
import { DraftDesk } from '../features/draft-desk/draft-desk.tsx';
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
import { DraftPdf } from '../pdf/draft-pdf.tsx';

const preview = (draft: Draft) => <DraftPdf draft={draft} />;

const request = (draft: Draft) => <DraftRequest draft={draft} />;

const LatestDraft = ({ draft, isAccepted }: { draft: Draft; isAccepted: boolean }) => {
  const { t } = useTranslation('documents');
  return (
    <Section title={t('draft.latest')} extra={<DateText value={draft.createdAt} style="moment" />}>
      {preview(draft)}
      {!isAccepted && <DraftStageChip stage={draft.stage} />}
      <DraftFiles draft={draft} />
    </Section>
  );
};

const LatestRequest = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('documents');
  return (
    <Section title={t('draft.latestRequest')}>
      <DraftRequest draft={draft} isLatest />
    </Section>
  );
};

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
            {!latest && can.upload && (
              <DraftForm key={`${address.orderId}/${address.serviceId}`} {...address} />
            )}
            {latest && (
              <DraftDesk
                key={[address.orderId, address.serviceId, latest._id].join('/')}
                document={<LatestDraft draft={latest} isAccepted={accepted} />}
                changes={
                  earlier.length > 0 ? (
                    <DraftCompare drafts={[latest, ...earlier]} {...{ preview, request }} />
                  ) : undefined
                }
                side={
                  (latest.reviewedByUser || can.upload) && (
                    <>
                      {latest.reviewedByUser && <LatestRequest draft={latest} />}
                      {can.upload && <DraftForm {...address} />}
                    </>
                  )
                }
              />
            )}
            <HistoryTable drafts={earlier} />
          </>
        )}
      </QueryStates>
    </PageFrame>
  );
};
