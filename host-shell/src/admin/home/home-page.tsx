import { holdsArea } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { usePortal, useSignedInUser } from '@portal/shared-contracts/react';
import { Grid, QueryStates, Section } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminPage } from '../admin-page.tsx';
import { places } from '../places.ts';
import { startQuery } from '../start/start.queries.ts';
import { StartProgress } from '../start/start-progress.tsx';
import { Waiting } from './waiting.tsx';

/** `/admin`: what waits, how far the firm is, and the ways to everything (BO-11, BO-59). */
export const HomePage = () => {
  const { t } = useTranslation('admin');
  const { website } = usePortal();
  const user = useSignedInUser();
  const query = useQuery(startQuery());
  const ways = places.filter(
    ({ key, area }) => !['home', 'start'].includes(key) && (!area || holdsArea(user.admin, area)),
  );
  return (
    <AdminPage title={t('home.title', { name: user.firstName })} context={website.companyName}>
      <Waiting />
      <Section title={t('start.title')}>
        <QueryStates query={query} skeleton="text">
          {(steps) => (
            <div className="admin-start-card">
              <StartProgress steps={steps} />
              <Link to={adminRoutes.start({})}>{t('home.toStart')}</Link>
            </div>
          )}
        </QueryStates>
      </Section>
      {ways.length > 0 && (
        <Grid>
          {ways.map(({ key, to, Icon }) => (
            <Link key={key} className="admin-way" to={to}>
              <Icon />
              <span>
                <strong>{t(`places.${key}`)}</strong>
                <span className="pui-help">{t(`home.about.${key}`)}</span>
              </span>
            </Link>
          ))}
        </Grid>
      )}
    </AdminPage>
  );
};
