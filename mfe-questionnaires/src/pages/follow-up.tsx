import { moduleIds, orderTrail, shortOrderName } from '@portal/shared-contracts/orders';
import { usePortal, useSignedInUser, useTabName } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { type FollowUp, readyQuestions } from '@portal/shared-contracts/questionnaires';
import { DateText, Page as PageFrame, PageHeader, QueryStates } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { AnswersTable } from '../features/answers/answers-table.tsx';
import { CopyTemplate } from '../features/follow-up/copy-template.tsx';
import {
  type FollowUpAddress,
  followUpQuery,
  sendCopy,
  sendFollowUp,
  sendPublish,
  toStored,
} from '../features/follow-up/follow-up.queries.ts';
import { Publish } from '../features/follow-up/publish.tsx';
import { Published } from '../features/follow-up/published.tsx';
import { UnpublishedNotice } from '../features/follow-up/unpublished-notice.tsx';
import { Preview } from '../features/question-editor/preview.tsx';
import { QuestionEditor } from '../features/question-editor/question-editor.tsx';
import { usePublishCheck } from '../features/question-editor/publishing/use-publish-check.ts';
import { isSame } from '../features/question-editor/saving/stored-questions.ts';
import { useUndoableAutosave } from '../features/question-editor/undoing/use-undo.ts';
import { staffAnswersQuery } from '../features/questionnaire/questionnaire.queries.ts';
import { useRequiredParams } from '../use-required-params.ts';

interface EditingProps {
  address: FollowUpAddress;
  followUp: FollowUp;
}

interface QuestionsProps extends EditingProps {
  isCalledOff: boolean;
}

/** The editor's calls, each keeping the cached copy as new as the server's. */
const useFollowUpEditor = ({ address, followUp }: EditingProps) => {
  const client = useQueryClient();
  const { queryKey } = followUpQuery(address);
  const remember = (part: Partial<FollowUp>): void => {
    client.setQueryData(queryKey, (old) =>
      old ? { ...old, questionnaire: { ...old.questionnaire, ...part } } : old,
    );
  };
  const reload = async () => {
    const fresh = await client.fetchQuery({ ...followUpQuery(address), staleTime: 0 });
    return toStored(fresh.questionnaire);
  };
  const undoing = useUndoableAutosave(
    `follow-up:${address.orderId}:${address.service}`,
    toStored(followUp),
    {
      reload,
      save: async (fields, baseVersion) => {
        const { version, savedAt } = await sendFollowUp(address, fields, baseVersion);
        remember({ draft_data: [...fields], version, savedAt });
        return { version, savedAt };
      },
    },
  );
  const { autosave } = undoing;
  const copy = async (template: string): Promise<void> => {
    const { questionnaire } = await sendCopy(address, template);
    remember(questionnaire);
    await autosave.take(toStored(questionnaire));
  };
  const publish = async (): Promise<void> => {
    await autosave.flush();
    await sendPublish(address);
  };
  return { undoing, reload, copy, publish };
};

const Editing = (props: EditingProps) => {
  const { address, followUp } = props;
  const { events } = usePortal();
  const navigate = useNavigate();
  const { undoing, reload, copy, publish } = useFollowUpEditor(props);
  const { autosave } = undoing;
  const publishing = usePublishCheck(autosave.fields);
  const [isPublished, setPublished] = useState(false);
  const { orderId } = address;
  if (isPublished)
    return <Published onLeave={() => void navigate(routes.orderView({ id: orderId }))} />;
  const finish = async (): Promise<void> => {
    await publish();
    events.publish('order.changed', { orderId });
    setPublished(true);
  };
  return (
    <>
      {followUp.published_data &&
        !isSame(readyQuestions(followUp.published_data), readyQuestions(autosave.fields)) && (
          <UnpublishedNotice publishedAt={followUp.publishedAt} />
        )}
      <div className="quest-page-actions">
        <CopyTemplate replaces={autosave.fields.length > 0} onCopy={copy} />
        <Publish
          check={publishing.check}
          isAgain={followUp.publishedAt !== null}
          onPublish={finish}
        />
      </div>
      <QuestionEditor undoing={undoing} reload={reload} publishing={publishing} />
    </>
  );
};

/** What was asked and answered, as text. */
const Answered = ({ address: { orderId, service } }: Pick<EditingProps, 'address'>) => {
  const query = useQuery(
    staffAnswersQuery({ orderId, service, questionnaireId: moduleIds.additionalQuestionnaire }),
  );
  return (
    <QueryStates query={query} skeleton="text">
      {({ data }) => <AnswersTable groups={data.groups} />}
    </QueryStates>
  );
};

/** The writer edits until the customer has answered or the order is called off; a reviewer only reads. */
const Questions = ({ address, followUp, isCalledOff }: QuestionsProps) => {
  const { role } = useSignedInUser();
  const key = `${address.orderId}/${address.service}`;
  if (followUp.answeredAt !== null) return <Answered address={address} />;
  if (role !== 'writer' || isCalledOff)
    return <Preview key={key} fields={followUp.draft_data} isReadOnly />;
  return <Editing key={key} address={address} followUp={followUp} />;
};

const State = ({ address, followUp, isCalledOff }: QuestionsProps) => {
  const { t } = useTranslation('questionnaires');
  const answers = {
    id: address.orderId,
    questionnaire_id: moduleIds.additionalQuestionnaire,
    service: address.service,
  };
  if (followUp.answeredAt)
    return (
      <Alert
        type="success"
        showIcon
        title={
          <>
            {t('followUp.answered')} <DateText value={followUp.answeredAt} style="moment" />
          </>
        }
        action={<Link to={routes.questionnaireAnswers(answers)}>{t('followUp.toAnswers')}</Link>}
      />
    );
  if (isCalledOff) return <Alert type="warning" showIcon title={t('orderCancelled')} />;
  if (!followUp.publishedAt) return null;
  return <Alert type="info" showIcon title={t('followUp.pending')} />;
};

/** The writer's editor of follow-up questions; a reviewer reads them only (QU-25 to QU-29). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const { language, user } = usePortal();
  const { id, service } = useRequiredParams('id', 'service');
  const address = { orderId: id, service };
  const query = useQuery(followUpQuery(address));
  const { orderData, serviceName } = query.data ?? {};
  useTabName(orderData && shortOrderName(orderData, user?.role));
  return (
    <PageFrame dense>
      <PageHeader
        title={t('page.followUp')}
        context={
          orderData &&
          `${serviceName ?? ''} · ${orderData.customer.firstName} ${orderData.customer.lastName}`
        }
        back={{ to: routes.orderView({ id }), label: t('done.toOrder') }}
        trail={orderData && orderTrail(orderData, language)}
      />
      <QueryStates query={query} skeleton="form">
        {({ questionnaire: followUp, orderData: { cancelledAt } }) => {
          const props = { address, followUp, isCalledOff: Boolean(cancelledAt) };
          return (
            <>
              <State {...props} />
              <Questions {...props} />
            </>
          );
        }}
      </QueryStates>
    </PageFrame>
  );
};
