import { holdsArea } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { ErrorLinks, ErrorState, QueryStates, Section, Stack } from '@portal/shared-ui';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { NotFound } from '../../layout/closed-pages.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ContrastReport } from './contrast-report.tsx';
import {
  sectionNames,
  type SettingField,
  type SettingSection,
  settingSections,
} from './fields.data.ts';
import { SettingControl } from './setting-control.tsx';
import { settingsQuery } from './settings.queries.ts';
import { type Shown, useSettingsForm } from './use-settings-form.ts';
import { VersionsSection } from './versions-section.tsx';

const isSection = (name: string): name is SettingSection =>
  (sectionNames as readonly string[]).includes(name);

/** `/admin/settings/:section`: everything that a firm can set, page by page (BO-15). */
export const SettingsPage = () => {
  const { section } = useParams();
  if (!section) return <Navigate to={adminRoutes.settings({ section: 'firm' })} replace />;
  return isSection(section) ? <Settings section={section} /> : <NotFound />;
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
      <QueryStates query={query} skeleton="form">
        {(shown) => <SettingsForm key={section} section={section} shown={shown} />}
      </QueryStates>
      <VersionsSection />
    </AdminPage>
  );
};

const SectionLinks = ({ current }: { current: SettingSection }) => {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('places.settings')}>
      <ul className="admin-tabs">
        {sectionNames.map((section) => (
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

const SettingsForm = ({ section, shown }: { section: SettingSection; shown: Shown }) => {
  const { t } = useTranslation('admin');
  const user = useSignedInUser();
  const fields = settingSections[section];
  const form = useSettingsForm(fields, shown);
  const isClosed = section === 'scripts' && !holdsArea(user.admin, 'owner');
  if (isClosed) return <Alert type="info" title={t('settings.ownersOnly')} role="note" />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Stack gap={3}>
        {section === 'scripts' && (
          <Alert type="warning" title={t('settings.scriptsWarning')} role="note" />
        )}
        <WrongFields fields={fields} errors={form.errors} />
        {form.failure !== undefined && <ErrorState error={form.failure} />}
        <Section>
          {fields.map((field) => (
            <SettingControl
              key={field.path}
              field={field}
              value={form.values[field.path] ?? ''}
              error={form.errors[field.path]}
              isStale={form.isStale}
              isSecretSet={shown.secrets.includes(field.path)}
              onType={(value) => form.type(field.path, value)}
              onKeep={() => form.keepMine(field.path)}
              onTake={() => form.takeTheirs(field.path)}
            />
          ))}
          <Button
            type="primary"
            htmlType="submit"
            loading={form.isSaving}
            disabled={!form.isChanged}
          >
            {t('settings.save')}
          </Button>
        </Section>
        {section === 'brand' && <ContrastReport values={form.values} />}
      </Stack>
    </form>
  );
};

const WrongFields = ({
  fields,
  errors,
}: {
  fields: readonly SettingField[];
  errors: Readonly<Record<string, string>>;
}) => {
  const { t } = useTranslation('admin');
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.filter(({ path }) => errors[path]);
  const hasErrors = wrong.length > 0;
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors]);
  if (!hasErrors) return null;
  return (
    <ErrorLinks
      ref={box}
      title={t('settings.wrong', { count: wrong.length })}
      links={wrong.map(({ path }) => ({
        name: path,
        label: t(`settings.fields.${path}`),
        problem: errors[path] ?? '',
      }))}
    />
  );
};
