import { adminRoutes } from '@portal/shared-contracts/admin';
import { QueryStates } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { NotFound } from '../../brand/closed-pages.tsx';
import { AdminPage } from '../admin-page.tsx';
import { DomainsSection } from './domains/domains-section.tsx';
import { PartsSection } from './parts/parts-section.tsx';
import { DataSections } from './data/data-page.tsx';
import { sectionNames, type SettingSection } from './fields.data.ts';
import { settingsQuery } from './settings.queries.ts';
import { VersionsSection } from './versions-section.tsx';
import { SettingsForm } from './settings-form.tsx';

const DATA = 'data';

const isSection = (name: string): name is SettingSection =>
  (sectionNames as readonly string[]).includes(name);

/** `/admin/settings/:section`: everything that a firm can set, page by page (BO-15). */
export const SettingsPage = () => {
  const { section } = useParams();
  if (section === DATA) return <Data />;
  if (!section) return <Navigate to={adminRoutes.settings({ section: 'firm' })} replace />;
  return isSection(section) ? <Settings section={section} /> : <NotFound />;
};

const Data = () => {
  const { t } = useTranslation('admin');
  return (
    <AdminPage
      width="reading"
      title={t('places.settings')}
      context={t(`settings.sections.${DATA}`)}
    >
      <SectionLinks current={DATA} />
      <DataSections />
    </AdminPage>
  );
};

const Settings = ({ section }: { section: SettingSection }) => {
  const { t } = useTranslation('admin');
  const query = useQuery(settingsQuery());
  return (
    <AdminPage
      width="reading"
      title={t('places.settings')}
      context={t(`settings.sections.${section}`)}
    >
      <SectionLinks current={section} />
      {section === 'parts' && <PartsSection />}
      {section === 'domains' ? (
        <DomainsSection />
      ) : (
        <>
          <QueryStates query={query} skeleton="form">
            {(shown) => <SettingsForm key={section} section={section} shown={shown} />}
          </QueryStates>
          <VersionsSection />
        </>
      )}
    </AdminPage>
  );
};

const SectionLinks = ({ current }: { current: SettingSection | typeof DATA }) => {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('places.settings')}>
      <ul className="admin-tabs">
        {[...sectionNames, DATA].map((section) => (
          <li key={section}>
            <Link
              to={adminRoutes.settings({ section })}
              aria-current={section === current ? 'page' : undefined}
            >
              {t(`settings.sections.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
