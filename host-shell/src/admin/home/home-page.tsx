import { type EndpointOutput, holdsArea } from '@portal/shared-contracts';
import { adminRoutes, type readStart } from '@portal/shared-contracts/admin';
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

type Step = EndpointOutput<typeof readStart>['steps'][number];

/** The first step that is still open, and the way to it; to all of them when none is. */
const NextStep = ({ steps }: { steps: readonly Step[] }) => {
  const { t } = useTranslation('admin');
  const next = steps.find(({ isDone, isSkipped }) => !isDone && !isSkipped);
  if (!next) return <Link to={adminRoutes.start({})}>{t('start.title')}</Link>;
  return (
    <div className="admin-next-step">
      <strong>{t(`start.steps.${next.step}.name`)}</strong>
      <span className="pui-help">{t(`start.steps.${next.step}.hint`)}</span>
      <Link to={adminRoutes.start({})}>{t('home.toStart')}</Link>
    </div>
  );
};

/** `/admin`: what waits, how far the firm is, and the ways to everything (BO-11, BO-59). */
export const HomePage = () => {
  const { t } = useTranslation('admin');
  const { website } = usePortal();
  const user = useSignedInUser();
  const query = useQuery(startQuery());
  const isSettingUp = query.data?.some(({ isDone, isSkipped }) => !isDone && !isSkipped) ?? false;
  const ways = places.filter(
    ({ key, area }) => !['home', 'start'].includes(key) && (!area || holdsArea(user.admin, area)),
  );
  return (
    <AdminPage title={t('home.title', { name: user.firstName })} context={website.companyName}>
      <Waiting isSettingUp={isSettingUp} />
      <Section title={t('start.title')}>
        <QueryStates query={query} skeleton="text">
          {(steps) => (
            <div className="admin-start-card">
              <StartProgress steps={steps} />
              <NextStep steps={steps} />
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
