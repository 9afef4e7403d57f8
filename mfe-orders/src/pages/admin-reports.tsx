import { holdsArea, type EndpointOutput } from '@portal/shared-contracts';
import { type readReport, reportAreas, reportNames } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, EmptyState, PageHeader, QueryStates, Section } from '@portal/shared-ui';
import { useListFilter } from '@portal/shared-ui/back-office';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { askedOf, ReportDays, ReportTabs } from '../admin/reports/report-choice.tsx';
import { ReportSection } from '../admin/reports/report-section.tsx';
import {
  type ReportAsked,
  reportFileAddress,
  reportQuery,
} from '../admin/reports/reports.queries.ts';
import { ADMIN } from '../admin/texts.ts';

/** `/admin/reports`: what a period brought, beside the one before (BO-70 to BO-74). */
export const Page = () => <AdminFrame>{() => <Reports />}</AdminFrame>;

const narrowing = { report: reportNames, from: 'text', to: 'text' } as const;

const Reports = () => {
  const { t } = useTranslation(ADMIN);
  const { user } = usePortal();
  const { filter, narrow } = useListFilter(narrowing);
  const names = reportNames.filter((name) => holdsArea(user?.admin, reportAreas[name]));
  const current = names.find((name) => name === filter.report) ?? names[0];
  return (
    <>
      <PageHeader title={t('reports.title')} />
      {current ? (
        <>
          <ReportTabs names={names} current={current} />
          <Report key={current} asked={askedOf(current, filter)} narrow={narrow} />
        </>
      ) : (
        <Section>
          <EmptyState text={t('reports.noArea')} />
        </Section>
      )}
    </>
  );
};

type Answer = EndpointOutput<typeof readReport>;

const Report = ({
  asked,
  narrow,
}: {
  asked: ReportAsked;
  narrow: (name: 'from' | 'to', value: string) => void;
}) => (
  <QueryStates query={useQuery(reportQuery(asked))} skeleton="table">
    {(answer) => (
      <>
        <Section>
          <ReportDays period={answer.period} narrow={narrow} />
          <About {...answer} />
        </Section>
        <Tables {...answer} asked={asked} />
      </>
    )}
  </QueryStates>
);

const Days = ({ from, to }: Answer['period']) => (
  <>
    <DateText value={from} /> – <DateText value={to} />
  </>
);

const About = ({ name, period, before, timeZone }: Answer) => {
  const { t } = useTranslation(ADMIN);
  return (
    <>
      <p className="pui-help">{t(`reports.about.${name}`)}</p>
      <p className="pui-help">
        {t('reports.periods.now')}: <Days {...period} />. {t('reports.periods.before')}:{' '}
        <Days {...before} />. {t('reports.zone', { timeZone })}
      </p>
    </>
  );
};

const Tables = ({ tables, asked }: Answer & { asked: ReportAsked }) => {
  const { t } = useTranslation(ADMIN);
  if (tables.length === 0)
    return (
      <Section>
        <EmptyState text={t('reports.none')} />
      </Section>
    );
  return tables.map((table, index) => (
    <ReportSection
      key={`${table.key} ${table.currency ?? ''} ${table.title} ${index}`}
      table={table}
      place={index}
      file={
        tables.findIndex(({ key }) => key === table.key) === index
          ? reportFileAddress(asked, table.key)
          : undefined
      }
    />
  ));
};
