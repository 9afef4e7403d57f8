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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftCompare } from '../features/draft-compare/draft-compare.tsx';
import { DraftDesk } from '../features/draft-desk/draft-desk.tsx';
import { FilesAside } from '../features/draft-desk/files-aside.tsx';
import { DraftFiles } from '../features/draft-history/draft-files.tsx';
import { DraftRequest } from '../features/draft-history/draft-request.tsx';
import { DraftStageChip } from '../features/draft-history/draft-stage-chip.tsx';
import { HistoryTable } from '../features/draft-history/history-table.tsx';
import { DraftForm } from '../features/draft-upload/draft-form.tsx';
import { DraftNotice } from '../features/draft-upload/draft-notice.tsx';
import { draftsOfOrderQuery } from '../features/draft-upload/draft-upload.queries.ts';
import { DocumentHeader } from '../order-head/document-header.tsx';
import { useServiceOfOrder } from '../order-head/use-service-of-order.ts';
import { useWayToOrder } from '../order-head/use-way-to-order.ts';
import { DraftPdf } from '../pdf/draft-pdf.tsx';

const preview = (draft: Draft) => <DraftPdf draft={draft} />;

const request = (draft: Draft) => <DraftRequest draft={draft} />;

interface LatestProps {
  draft: Draft;
  isAccepted: boolean;
}

/** Whose turn the draft is, and everything that came with it. */
const LatestFacts = ({ draft, isAccepted }: LatestProps) => (
  <>
    {!isAccepted && <DraftStageChip stage={draft.stage} />}
    <DraftFiles draft={draft} />
  </>
);

/** The facts stand below the draft where something else stands beside it. */
const LatestDraft = ({ hasFacts, ...latest }: LatestProps & { hasFacts: boolean }) => {
  const { t } = useTranslation('documents');
  const { createdAt } = latest.draft;
  return (
    <Section title={t('draft.latest')} extra={<DateText value={createdAt} style="moment" />}>
      {preview(latest.draft)}
      {hasFacts && <LatestFacts {...latest} />}
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

interface LatestDeskProps {
  drafts: readonly [Draft, ...Draft[]];
  isAccepted: boolean;
  /** For the next draft, where one is due. */
  form: ReactNode;
}

/** The newest draft with what is to be done about it beside it; where nothing is, with its files. */
const LatestDesk = ({ drafts, isAccepted, form }: LatestDeskProps) => {
  const [latest, ...earlier] = drafts;
  const facts = { draft: latest, isAccepted };
  const hasRequest = latest.reviewedByUser;
  const hasWork = hasRequest || Boolean(form);
  return (
    <DraftDesk
      document={<LatestDraft {...facts} hasFacts={hasWork} />}
      changes={earlier.length > 0 ? <DraftCompare {...{ drafts, preview, request }} /> : undefined}
      side={
        hasWork ? (
          <>
            {hasRequest && <LatestRequest draft={latest} />}
            {form}
          </>
        ) : (
          <FilesAside>
            <LatestFacts {...facts} />
          </FilesAside>
        )
      }
    />
  );
};

/** The writer's side of the drafts of a service; a reviewer reads. */
export const Page = () => {
  const { t } = useTranslation('documents');
  const address = useServiceOfOrder();
  const query = useQuery(draftsOfOrderQuery(address));
  const wayBack = useWayToOrder(address.orderId);
  return (
    <PageFrame dense>
      <QueryStates query={query} title={t('draft.files')} back={wayBack}>
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
            {!orderData.cancelledAt && <DraftNotice latest={latest} accepted={accepted} />}
            {!latest && !can.upload && <EmptyState text={t('draft.none')} />}
            {!latest && can.upload && (
              <DraftForm key={`${address.orderId}/${address.serviceId}`} {...address} />
            )}
            {latest && (
              <LatestDesk
                key={[address.orderId, address.serviceId, latest._id].join('/')}
                drafts={[latest, ...earlier]}
                isAccepted={accepted}
                form={can.upload && <DraftForm {...address} latest={latest} />}
              />
            )}
            <HistoryTable drafts={earlier} />
          </>
        )}
      </QueryStates>
    </PageFrame>
  );
};
