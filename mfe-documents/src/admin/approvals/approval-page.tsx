import type { EndpointOutput } from '@portal/shared-contracts';
import { adminRoutes, type readWaitingDraft } from '@portal/shared-contracts/admin';
import type { Draft } from '@portal/shared-contracts/documents';
import {
  DateText,
  Page as PageFrame,
  PageHeader,
  QueryStates,
  Section,
  StatusChip,
  usePopup,
} from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { DraftCompare } from '../../features/draft-compare/draft-compare.tsx';
import { DraftDesk } from '../../features/draft-desk/draft-desk.tsx';
import { DraftFiles } from '../../features/draft-history/draft-files.tsx';
import { DraftRequest } from '../../features/draft-history/draft-request.tsx';
import { DraftPdf } from '../../pdf/draft-pdf.tsx';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { Answers } from './answers.tsx';
import { useVerdict, type Verdict, waitingDraftQuery } from './approvals.queries.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import '../admin.css';

type ForVerdict = EndpointOutput<typeof readWaitingDraft>;

const preview = (draft: Draft) => <DraftPdf draft={draft} />;

const request = (draft: Draft) => <DraftRequest draft={draft} />;

/** Gives a verdict and opens the next draft of the queue, or the empty queue. */
const useVerdictThatGoesOn = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const navigate = useNavigate();
  const verdict = useVerdict();
  const give = async (given: Verdict): Promise<unknown> => {
    const done = await verdict.mutateAsync(given);
    popup.success(t(given.act === 'approve' ? 'approval.approved' : 'approval.sentBack'));
    await navigate(
      done.next ? adminRoutes.approval({ draftId: done.next }) : adminRoutes.approvals({}),
    );
    return done;
  };
  return { verdict, give };
};

const Head = ({ draft, drafts, isWaiting }: ForVerdict) => {
  const { t } = useTranslation([ADMIN_TEXTS, 'documents']);
  const stage = drafts[0]?.stage;
  return (
    <PageHeader
      title={t('approval.title', { number: draft.number, service: draft.serviceName })}
      context={t('approval.context', {
        order: draft.orderNumber,
        customer: draft.customerName,
        writer: draft.writerName,
      })}
      status={
        isWaiting ? (
          <StatusChip kind="needs-you" />
        ) : (
          stage && <StatusChip kind="waiting" label={t(`documents:draft.stage.${stage}`)} />
        )
      }
      back={{ to: adminRoutes.approvals({}), label: t('approvals.title') }}
    />
  );
};

const Side = (data: ForVerdict) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { verdict, give } = useVerdictThatGoesOn();
  const asked = data.drafts[1];
  return (
    <>
      {data.isWaiting ? (
        <VerdictPanel draftId={data.draft._id} verdict={verdict} onGive={give} />
      ) : (
        <Alert
          type="info"
          showIcon
          title={data.approvalOn ? t('approval.over') : t('approvals.off')}
        />
      )}
      <Section title={t('approval.request')}>
        {asked?.reviewedByUser ? (
          <DraftRequest draft={asked} isLatest />
        ) : (
          <p className="doc-note">{t('approval.noRequest')}</p>
        )}
      </Section>
      <Answers answers={data.answers} />
    </>
  );
};

const Desk = (data: ForVerdict) => {
  const { t } = useTranslation('documents');
  const { drafts } = data;
  const [latest] = drafts;
  if (!latest) return null;
  return (
    <DraftDesk
      document={
        <Section
          title={t('desk.document')}
          extra={<DateText value={latest.createdAt} style="moment" />}
        >
          {preview(latest)}
          <DraftFiles draft={latest} />
        </Section>
      }
      changes={
        drafts.length > 1 ? <DraftCompare drafts={drafts} {...{ preview, request }} /> : undefined
      }
      side={<Side {...data} />}
    />
  );
};

const Approval = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { draftId = '' } = useParams();
  const query = useQuery(waitingDraftQuery(draftId));
  return (
    <PageFrame>
      <QueryStates
        query={query}
        title={t('approvals.title')}
        back={{ to: adminRoutes.approvals({}), label: t('approvals.title') }}
      >
        {(data) => (
          <>
            <Head {...data} />
            <Desk key={draftId} {...data} />
          </>
        )}
      </QueryStates>
    </PageFrame>
  );
};

/** `/admin/approvals/:draftId`: a draft, its changes, what the customer asked for, and the verdict (BO-83). */
export const Page = withAdminTexts(Approval);
