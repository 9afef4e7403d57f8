import type { Language } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { mailEvent, mailEventCodes, mailEvents } from '@portal/shared-contracts/mails';
import { LoadingSkeleton, QueryStates, Section } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { languageNames } from '../../../language/language-names.ts';
import { useMailTexts } from '../../../mails/texts.ts';
import { AdminPage } from '../../admin-page.tsx';
import { TemplateForm } from './template-form.tsx';
import { type TemplateKey, templateQuery } from './templates.queries.ts';

const useKey = (): TemplateKey => {
  const { i18n } = useTranslation('admin');
  const { event, language } = useParams();
  const known = languageNames.find(([code]) => code === language)?.[0];
  return {
    event: mailEvent.catch(mailEventCodes[0]).parse(event),
    language: known ?? (i18n.language as Language),
  };
};

const Choices = ({ event, language }: TemplateKey) => {
  const { t } = useTranslation(['admin', 'mails']);
  const navigate = useNavigate();
  const id = useId();
  const go = (key: Partial<Record<keyof TemplateKey, string>>) =>
    void navigate(adminRoutes.mailTemplates({ event, language, ...key }));
  return (
    <div className="admin-buttons admin-about">
      <label htmlFor={`${id}-event`}>{t('admin:templates.event')}</label>
      <NativeSelect
        id={`${id}-event`}
        value={event}
        onChoose={(chosen) => go({ event: chosen })}
        // Customers and writers are told some things in the same words.
        options={mailEventCodes.map((value) => ({
          value,
          label: `${t(`admin:people.roles.${mailEvents[value].role}`)} · ${t(`mails:events.${value}`)}`,
        }))}
      />
      <label htmlFor={`${id}-language`}>{t('admin:templates.language')}</label>
      <NativeSelect
        id={`${id}-language`}
        value={language}
        onChoose={(chosen) => go({ language: chosen })}
        options={languageNames.map(([value, label]) => ({ value, label }))}
      />
    </div>
  );
};

/** `/admin/mail-templates/:event?/:language?`: the firm's own words of its mails (BO-57). */
export const TemplatesPage = () => {
  const { t } = useTranslation('admin');
  const isReady = useMailTexts();
  const key = useKey();
  const query = useQuery(templateQuery(key));
  return (
    <AdminPage
      title={t('templates.title')}
      back={{ to: adminRoutes.mails({}), label: t('places.mails') }}
    >
      {isReady ? (
        <Section>
          <p className="pui-help admin-about">{t('templates.about')}</p>
          <Choices {...key} />
          <QueryStates query={query} skeleton="text">
            {(template) => (
              <TemplateForm key={`${template.event} ${template.language}`} template={template} />
            )}
          </QueryStates>
        </Section>
      ) : (
        <LoadingSkeleton />
      )}
    </AdminPage>
  );
};
