import { type Area, holdsArea } from '@portal/shared-contracts';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { PageTitle, TextsWaiting } from '@portal/shared-ui/texts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { latePage } from '../remotes/parts/late-page.tsx';
import { NotFound, Refused } from '../brand/closed-pages.tsx';
import { HomePage } from './home/home-page.tsx';
import { StartPage } from './start/start-page.tsx';
import { useAdminTexts } from './texts.ts';
import './styles/start.css';
import './styles/settings.css';
import './styles/overview.css';
import './styles/previews.css';

const SettingsPage = latePage(
  async () =>
    (await import(/* webpackChunkName: "admin-settings" */ './settings/settings-page.tsx'))
      .SettingsPage,
);

const PeoplePage = latePage(
  async () =>
    (await import(/* webpackChunkName: "admin-people" */ './people/people-page.tsx')).PeoplePage,
);

const PersonPage = latePage(
  async () =>
    (await import(/* webpackChunkName: "admin-person" */ './people/person-page.tsx')).PersonPage,
);

const AuditPage = latePage(
  async () =>
    (await import(/* webpackChunkName: "admin-audit" */ './audit/audit-page.tsx')).AuditPage,
);

const MailsPage = latePage(
  async () =>
    (await import(/* webpackChunkName: "admin-mails" */ './mails/mails-page.tsx')).MailsPage,
);

const HealthPage = latePage(
  async () =>
    (await import(/* webpackChunkName: "admin-health" */ './health/health-page.tsx')).HealthPage,
);

const TemplatesPage = latePage(
  async () =>
    (
      await import(
        /* webpackChunkName: "admin-mail-templates" */ './mails/templates/templates-page.tsx'
      )
    ).TemplatesPage,
);

const StarterPage = latePage(
  async () =>
    (await import(/* webpackChunkName: "admin-starter" */ './start/starter-page.tsx')).StarterPage,
);

interface InAreaProps {
  area: Area | 'owner';
  /** Where the words stand that name it until its code is there. */
  words: string;
  Page: ComponentType;
}

/** A page of an area, for whoever holds it (BO-02). */
const InArea = ({ area, words, Page }: InAreaProps) => {
  const { admin } = useSignedInUser();
  const { t } = useTranslation('admin');
  if (!holdsArea(admin, area)) return <Refused />;
  return (
    <PageTitle value={t(words)}>
      <Page />
    </PageTitle>
  );
};

/** The shell's part of the back office, page by page. */
export const AdminPages = () => {
  const isReady = useAdminTexts();
  if (!isReady) return <TextsWaiting />;
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="start" element={<StartPage />} />
      <Route
        path="start/catalogue"
        element={<InArea area="catalogue" words="start.title" Page={StarterPage} />}
      />
      <Route
        path="settings/:section?"
        element={<InArea area="settings" words="places.settings" Page={SettingsPage} />}
      />
      <Route
        path="health"
        element={<InArea area="settings" words="places.health" Page={HealthPage} />}
      />
      <Route
        path="people"
        element={<InArea area="people" words="places.people" Page={PeoplePage} />}
      />
      <Route
        path="people/:id"
        element={<InArea area="people" words="places.people" Page={PersonPage} />}
      />
      <Route path="audit" element={<InArea area="owner" words="places.audit" Page={AuditPage} />} />
      <Route
        path="mails"
        element={<InArea area="settings" words="places.mails" Page={MailsPage} />}
      />
      <Route
        path="mail-templates/:event?/:language?"
        element={<InArea area="settings" words="templates.title" Page={TemplatesPage} />}
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};
