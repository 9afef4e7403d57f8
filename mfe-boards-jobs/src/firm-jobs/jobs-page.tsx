import { adminRoutes, type EditedJob } from '@portal/shared-contracts/admin';
import { DateText, EmptyState, Page as Frame, PageHeader, Section, Stack } from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ImportSection } from './import-section.tsx';
import { jobsQuery, missesQuery } from './firm-jobs.queries.ts';
import { SourceSection } from './source-section.tsx';
import { ADMIN_TEXTS, withAdminTexts } from './texts.ts';

const states = ['open', 'ended'] as const;
const narrowing = { state: states, search: 'text' } as const;

const useColumns = (): TableColumn<EditedJob>[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return [
    {
      key: 'title',
      title: t('fields.title'),
      onCard: 'title',
      render: ({ _id, title }) => <Link to={adminRoutes.job({ id: _id })}>{title}</Link>,
    },
    { key: 'company', title: t('fields.company'), render: ({ company }) => company },
    { key: 'location', title: t('fields.location'), render: ({ location }) => location },
    {
      key: 'posted',
      title: t('list.posted'),
      render: ({ postedAt }) => <DateText value={postedAt} />,
    },
    {
      key: 'ends',
      title: t('fields.endsOn'),
      render: ({ endsOn, hasEnded }) =>
        endsOn ? (
          <>
            <DateText value={endsOn} /> {hasEnded && t('states.ended')}
          </>
        ) : (
          '–'
        ),
    },
  ];
};

const OwnJobs = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(jobsQuery(list.filter));
  return (
    <Section title={t('list.own')}>
      <BackOfficeList
        live="jobs"
        views="jobs"
        label={t('list.own')}
        query={query}
        rowKey={({ _id }) => _id}
        columns={useColumns()}
        filters={
          <>
            <SearchFilter {...list} name="search" label={t('list.search')} />
            <ChoiceFilter
              {...list}
              name="state"
              label={t('list.state')}
              all={t('list.allStates')}
              options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          </>
        }
        empty={<EmptyState text={t('list.none')} hint={t('list.noneHint')} />}
      />
    </Section>
  );
};

const Misses = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useInfiniteQuery(missesQuery());
  return (
    <Section title={t('misses.title')}>
      <BackOfficeList
        label={t('misses.title')}
        query={query}
        rowKey={({ what, where }) => `${what} ${where}`}
        columns={[
          {
            key: 'what',
            title: t('misses.what'),
            onCard: 'title',
            render: ({ what }) => what || '–',
          },
          { key: 'where', title: t('misses.where'), render: ({ where }) => where || '–' },
          {
            key: 'times',
            title: t('misses.times'),
            align: 'right',
            render: ({ times }) => times,
          },
          {
            key: 'last',
            title: t('misses.last'),
            render: ({ lastAt }) => <DateText value={lastAt} />,
          },
        ]}
        empty={<EmptyState text={t('misses.none')} />}
      />
    </Section>
  );
};

const Jobs = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  return (
    <Frame>
      <PageHeader
        title={t('list.title')}
        action={
          <Button type="primary" onClick={() => void navigate(adminRoutes.job({ id: 'new' }))}>
            {t('list.new')}
          </Button>
        }
      />
      <Stack gap={3}>
        <OwnJobs />
        <ImportSection />
        <Misses />
        <SourceSection />
      </Stack>
    </Frame>
  );
};

/** `/admin/jobs`: where the job search looks, own jobs, and what was searched for in vain (BO-104, BO-105). */
export const Page = withAdminTexts(Jobs);
