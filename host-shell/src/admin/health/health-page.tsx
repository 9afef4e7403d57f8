import { callApi } from '@portal/shared-contracts';
import { type HealthLine, readHealth } from '@portal/shared-contracts/admin';
import { QueryStates, RelativeTime, Section, StatusChip, type StatusKind } from '@portal/shared-ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminPage } from '../admin-page.tsx';

const healthQuery = () =>
  queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: async ({ signal }) => (await callApi(readHealth, {}, { signal })).items,
    refetchInterval: 60_000,
  });

const chips: Readonly<Record<HealthLine['state'], StatusKind>> = {
  well: 'done',
  warning: 'needs-you',
  failing: 'problem',
  off: 'waiting',
};

const isPart = ({ key }: HealthLine): boolean => key.startsWith('part:');

const Line = ({ line }: { line: HealthLine }) => {
  const { t } = useTranslation('admin');
  return (
    <li className="admin-step">
      <div className="admin-step-text">
        <p className="admin-step-name">
          <StatusChip kind={chips[line.state]} label={t(`health.states.${line.state}`)} />{' '}
          {line.sentence}
        </p>
        {line.todo && <p className="pui-help">{line.todo}</p>}
        <p className="pui-help">
          {t('health.since')} <RelativeTime value={line.since} />
        </p>
      </div>
      {line.to && line.todo && (
        <Link to={line.to} aria-label={t('health.openFor', { sentence: line.sentence })}>
          {t('health.open')}
        </Link>
      )}
    </li>
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly HealthLine[] }) => (
  <Section title={title}>
    <ul className="admin-steps">
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  </Section>
);

/** `/admin/health`: how the portal fares, since when, and what to do (BO-26). */
export const HealthPage = () => {
  const { t } = useTranslation('admin');
  const query = useQuery(healthQuery());
  return (
    <AdminPage width="reading" title={t('places.health')}>
      <QueryStates query={query} skeleton="table">
        {(lines) => (
          <>
            <Lines title={t('health.parts')} lines={lines.filter(isPart)} />
            <Lines title={t('health.topics')} lines={lines.filter((line) => !isPart(line))} />
          </>
        )}
      </QueryStates>
    </AdminPage>
  );
};
