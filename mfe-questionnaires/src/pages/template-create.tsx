import { routes } from '@portal/shared-contracts/remote';
import { Page as PageFrame, PageHeader, Section } from '@portal/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CreateForm } from '../features/templates/create-form.tsx';
import { sendNewTemplate, templatesQuery } from '../templates.queries.ts';

/** Makes a new template and opens it (QU-36). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = async (name: string): Promise<void> => {
    const { template } = await sendNewTemplate(name);
    void client.invalidateQueries({ queryKey: templatesQuery().queryKey });
    await navigate(routes.template({}, { key: template._id }));
  };
  return (
    <PageFrame width="reading" dense>
      <PageHeader
        title={t('page.templateCreate')}
        context={t('template.createContext')}
        back={{ to: routes.templateList({}), label: t('template.toList') }}
      />
      <Section>
        <CreateForm onCreate={create} />
      </Section>
    </PageFrame>
  );
};
