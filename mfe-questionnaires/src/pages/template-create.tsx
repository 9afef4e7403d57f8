import { routes } from '@portal/shared-contracts/remote';
import { Page as PageFrame, PageHeader, Section } from '@portal/shared-ui';
import { useKeyOf } from '@portal/shared-ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CreateForm } from '../features/templates/create-form.tsx';
import { sendNewTemplate, templatesQuery } from '../templates.queries.ts';
import { useIsOpen } from '../use-is-open.ts';

/** Makes a new template and opens it (QU-36). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { keyOf } = useKeyOf();
  const isOpen = useIsOpen();
  const create = async (name: string): Promise<void> => {
    // Sent again after a lost reply it is the same template; under another name it is another one.
    const { template } = await sendNewTemplate(name, keyOf(name));
    void client.invalidateQueries({ queryKey: templatesQuery().queryKey });
    if (isOpen()) await navigate(routes.template({}, { key: template._id }));
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
