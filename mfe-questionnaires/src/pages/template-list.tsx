import { routes } from '@portal/shared-contracts/remote';
import { Page as PageFrame, PageHeader, QueryStates } from '@portal/shared-ui';
import { AddIcon } from '@portal/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TemplateTable } from '../features/templates/template-table.tsx';
import { LinkButton } from '../link-button.tsx';
import { templatesQuery } from '../templates.queries.ts';

/** The writer's templates of follow-up questions (QU-35). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const query = useQuery(templatesQuery());
  return (
    <PageFrame dense>
      <PageHeader
        title={t('page.templates')}
        context={t('template.listContext')}
        action={
          <LinkButton type="primary" icon={<AddIcon />} to={routes.templateCreate({})}>
            {t('template.create')}
          </LinkButton>
        }
      />
      <QueryStates query={query} skeleton="table">
        {({ templates }) => <TemplateTable templates={templates} />}
      </QueryStates>
    </PageFrame>
  );
};
