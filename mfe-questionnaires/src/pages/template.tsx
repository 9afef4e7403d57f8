import { routes } from '@portal/shared-contracts/remote';
import type { QuestionnaireTemplate } from '@portal/shared-contracts/questionnaires';
import {
  EmptyState,
  Page as PageFrame,
  PageHeader,
  QueryStates,
  usePopup,
} from '@portal/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { QuestionEditor } from '../features/question-editor/question-editor.tsx';
import { usePublishCheck } from '../features/question-editor/publishing/use-publish-check.ts';
import { useUndoableAutosave } from '../features/question-editor/undoing/use-undo.ts';
import { PublishTemplate } from '../features/templates/publish-template.tsx';
import {
  sendTemplate,
  sendTemplatePublish,
  templateQuery,
  templatesQuery,
  toStoredTemplate,
} from '../templates.queries.ts';

const useTemplateEditor = (template: QuestionnaireTemplate) => {
  const client = useQueryClient();
  const { _id } = template;
  const { queryKey } = templateQuery(_id);
  const remember = (part: Partial<QuestionnaireTemplate>): void => {
    client.setQueryData(queryKey, (old) =>
      old ? { ...old, questionnaire: { ...old.questionnaire, ...part } } : old,
    );
    void client.invalidateQueries({ queryKey: templatesQuery().queryKey });
  };
  const reload = async () =>
    toStoredTemplate(
      (await client.fetchQuery({ ...templateQuery(_id), staleTime: 0 })).questionnaire,
    );
  const undoing = useUndoableAutosave(`template:${_id}`, toStoredTemplate(template), {
    reload,
    save: async (fields, baseVersion) => {
      const { version, savedAt } = await sendTemplate(_id, fields, baseVersion);
      remember({ draft_data: [...fields], version, savedAt });
      return { version, savedAt };
    },
  });
  const publish = async (name: string): Promise<void> => {
    await undoing.autosave.flush();
    remember((await sendTemplatePublish(_id, name)).questionnaire);
  };
  return { undoing, reload, publish };
};

const Editing = ({ template }: { template: QuestionnaireTemplate }) => {
  const { t } = useTranslation('questionnaires');
  const popup = usePopup();
  const { undoing, reload, publish } = useTemplateEditor(template);
  const publishing = usePublishCheck(undoing.autosave.fields);
  const publishAndSay = async (name: string): Promise<void> => {
    await publish(name);
    popup.success(t('publish.published'));
  };
  return (
    <>
      <PublishTemplate template={template} check={publishing.check} onPublish={publishAndSay} />
      <QuestionEditor undoing={undoing} reload={reload} publishing={publishing} />
    </>
  );
};

const OpenTemplate = ({ templateKey }: { templateKey: string }) => {
  const { t } = useTranslation('questionnaires');
  const query = useQuery(templateQuery(templateKey));
  return (
    <>
      <PageHeader
        title={query.data?.questionnaire.name ?? t('page.template')}
        context={t('template.context')}
        back={{ to: routes.templateList({}), label: t('template.toList') }}
      />
      <QueryStates query={query} skeleton="form">
        {({ questionnaire }) => <Editing key={questionnaire._id} template={questionnaire} />}
      </QueryStates>
    </>
  );
};

/** View, rename and publish one template: `?key={templateId}` (QU-37). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const [query] = useSearchParams();
  const key = query.get('key');
  return (
    <PageFrame dense>
      {key ? (
        <OpenTemplate key={key} templateKey={key} />
      ) : (
        <>
          <PageHeader title={t('page.template')} />
          <EmptyState
            text={t('template.noKey')}
            action={<Link to={routes.templateList({})}>{t('template.toList')}</Link>}
          />
        </>
      )}
    </PageFrame>
  );
};
