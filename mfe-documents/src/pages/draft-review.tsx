import type { DocumentOrder, Draft } from '@portal/shared-contracts/documents';
import {
  DateText,
  EmptyState,
  ErrorState,
  Page as PageFrame,
  QueryStates,
  Section,
  StatusChip,
} from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftCompare } from '../features/draft-compare/draft-compare.tsx';
import { DraftDesk } from '../features/draft-desk/draft-desk.tsx';
import { FilesAside } from '../features/draft-desk/files-aside.tsx';
import { DraftFiles } from '../features/draft-history/draft-files.tsx';
import { DraftRequest } from '../features/draft-history/draft-request.tsx';
import { HistoryList } from '../features/draft-history/history-list.tsx';
import { AcceptButton } from '../features/draft-review/accept-button.tsx';
import { draftsQuery } from '../features/draft-review/draft-review.queries.ts';
import { ReviewForm } from '../features/draft-review/review-form.tsx';
import { DocumentHeader } from '../order-head/document-header.tsx';
import { WaitingFor } from '../order-head/waiting-for.tsx';
import { type ServiceOfOrder, useServiceOfOrder } from '../order-head/use-service-of-order.ts';
import { useWayToOrder } from '../order-head/use-way-to-order.ts';
import { DraftPdf } from '../pdf/draft-pdf.tsx';

const preview = (draft: Draft) => <DraftPdf draft={draft} />;

const request = (draft: Draft) => <DraftRequest draft={draft} />;

const StateChip = ({ accepted, mayReview }: { accepted: boolean; mayReview: boolean }) => {
  const { t } = useTranslation('documents');
  if (accepted) return <StatusChip kind="done" label={t('draft.accepted')} />;
  return mayReview ? (
    <StatusChip kind="needs-you" />
  ) : (
    <StatusChip kind="waiting" label={t('pending')} />
  );
};

/** Its files stand below the draft where something else stands beside it. */
const LatestDraft = ({ draft, hasFiles }: { draft: Draft; hasFiles: boolean }) => {
  const { t } = useTranslation('documents');
  return (
    <Section title={t('draft.latest')} extra={<DateText value={draft.createdAt} style="moment" />}>
      {preview(draft)}
      {hasFiles && <DraftFiles draft={draft} />}
    </Section>
  );
};

interface LatestRequestProps {
  draft: Draft;
  /** While its drafts are open. */
  order: DocumentOrder | null;
  /** Why it was not accepted together with its review. */
  notFinal: unknown;
}

/** What the customer asked for last, and who works on it while the drafts are open. */
const LatestRequest = ({ draft, order, notFinal }: LatestRequestProps) => {
  const { t } = useTranslation('documents');
  return (
    <Section title={t('draft.latestRequest')}>
      {order && notFinal !== undefined && (
        <ErrorState error={notFinal} safe={t('review.notFinal')} />
      )}
      {order && (
        <p className="doc-note">
          <WaitingFor order={order} />
        </p>
      )}
      <DraftRequest draft={draft} isLatest />
    </Section>
  );
};

interface LatestDeskProps {
  drafts: readonly [Draft, ...Draft[]];
  address: ServiceOfOrder;
  mayReview: boolean;
  /** While its drafts are open. */
  order: DocumentOrder | null;
}

/** The newest draft with what is to be said about it, or was said, beside it; where nothing was, with its files. */
const LatestDesk = ({ drafts, address, mayReview, order }: LatestDeskProps) => {
  const [latest, ...earlier] = drafts;
  const [notFinal, setNotFinal] = useState<unknown>();
  const words = mayReview ? (
    <ReviewForm {...address} draft={latest} onNotFinal={setNotFinal} />
  ) : (
    latest.reviewedByUser && <LatestRequest draft={latest} {...{ order, notFinal }} />
  );
  return (
    <DraftDesk
      document={<LatestDraft draft={latest} hasFiles={Boolean(words)} />}
      changes={earlier.length > 0 ? <DraftCompare {...{ drafts, preview, request }} /> : undefined}
      side={
        words || (
          <FilesAside>
            <DraftFiles draft={latest} />
          </FilesAside>
        )
      }
    />
  );
};

/** The customer reads the drafts of a service, asks for changes and accepts. */
export const Page = () => {
  const { t } = useTranslation('documents');
  const address = useServiceOfOrder();
  const query = useQuery(draftsQuery(address));
  const wayBack = useWayToOrder(address.orderId);
  return (
    <PageFrame>
      <QueryStates query={query} title={t('draft.title')} back={wayBack}>
        {({ orderData, drafts, accepted, can }) => {
          const [latest, ...earlier] = drafts;
          return (
            <>
              <DocumentHeader
                title={t('draft.title')}
                order={orderData}
                status={<StateChip accepted={accepted} mayReview={can.review} />}
                action={
                  can.finalize && (
                    <AcceptButton key={`${address.orderId}/${address.serviceId}`} {...address} />
                  )
                }
              />
              {accepted && (
                <Alert
                  type="success"
                  showIcon
                  title={t('draft.accepted')}
                  description={t('draft.acceptedNext')}
                />
              )}
              {!latest && !accepted && (
                <EmptyState
                  text={t(orderData.cancelledAt ? 'draft.none' : 'pending')}
                  hint={<WaitingFor order={orderData} />}
                />
              )}
              {latest && (
                <LatestDesk
                  key={latest._id}
                  drafts={[latest, ...earlier]}
                  address={address}
                  mayReview={can.review}
                  order={accepted || orderData.cancelledAt ? null : orderData}
                />
              )}
              <HistoryList drafts={earlier} />
            </>
          );
        }}
      </QueryStates>
    </PageFrame>
  );
};
