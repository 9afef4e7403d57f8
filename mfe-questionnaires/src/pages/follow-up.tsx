import { moduleIds } from '@portal/shared-contracts/orders';
import { usePortal, useSignedInUser } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import type { FollowUp } from '@portal/shared-contracts/questionnaires';
import { DateText, Page as PageFrame, PageHeader, QueryStates } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
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
import { Preview } from '../features/question-editor/preview.tsx';
import { QuestionEditor } from '../features/question-editor/question-editor.tsx';
import { useAutosave } from '../features/question-editor/saving/use-autosave.ts';
import { usePublishProblem } from '../features/question-editor/use-publish-problem.ts';
import { useRequiredParams } from '../use-required-params.ts';

interface EditingProps {
  address: FollowUpAddress;
  followUp: FollowUp;
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
  const autosave = useAutosave(
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
  const copy = async (template: string): Promise<void> => {
    const { questionnaire } = await sendCopy(address, template);
    remember(questionnaire);
    await autosave.take(toStored(questionnaire));
  };
  const publish = async (): Promise<void> => {
    await autosave.flush();
    await sendPublish(address);
  };
  return { autosave, reload, copy, publish };
};

const Editing = (props: EditingProps) => {
  const { address, followUp } = props;
  const { events } = usePortal();
  const navigate = useNavigate();
  const { autosave, reload, copy, publish } = useFollowUpEditor(props);
  const problem = usePublishProblem(autosave.fields);
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
      <div className="quest-page-actions">
        <CopyTemplate replaces={autosave.fields.length > 0} onCopy={copy} />
        <Publish problem={problem} isAgain={followUp.publishedAt !== null} onPublish={finish} />
      </div>
      <QuestionEditor autosave={autosave} reload={reload} />
    </>
  );
};

const State = ({ address, followUp }: EditingProps) => {
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
  if (!followUp.publishedAt) return null;
  return <Alert type="info" showIcon title={t('followUp.pending')} />;
};

/** The writer's editor of follow-up questions; a reviewer reads them only (QU-25 to QU-29). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const { role } = useSignedInUser();
  const { id, service } = useRequiredParams('id', 'service');
  const address = { orderId: id, service };
  const query = useQuery(followUpQuery(address));
  const { orderData, serviceName } = query.data ?? {};
  return (
    <PageFrame dense>
      <PageHeader
        title={t('page.followUp')}
        context={
          orderData &&
          `${orderData.packageName} · ${serviceName ?? ''} · ${orderData.customer.firstName} ${orderData.customer.lastName}`
        }
        back={{ to: routes.orderView({ id }), label: t('done.toOrder') }}
      />
      <QueryStates query={query} skeleton="form">
        {({ questionnaire }) => (
          <>
            <State address={address} followUp={questionnaire} />
            {role === 'writer' && questionnaire.answeredAt === null ? (
              <Editing key={`${id}/${service}`} address={address} followUp={questionnaire} />
            ) : (
              <Preview key={`${id}/${service}`} fields={questionnaire.draft_data} isReadOnly />
            )}
          </>
        )}
      </QueryStates>
    </PageFrame>
  );
};
