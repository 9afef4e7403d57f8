import {
  adminRoutes,
  type ListedReview,
  publishedState,
  reviewHappenings,
} from '@portal/shared-contracts/admin';
import { reviewTabs } from '@portal/shared-contracts/reviews';
import { DateText, EmptyState, Page as Frame, PageHeader, Section } from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  ReportFilter,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { nameOf } from '../staff/name-of.ts';
import { Beside } from './beside.tsx';
import { ReviewState } from './review-state.tsx';
import { reviewsQuery } from './reviews.queries.ts';
import { ADMIN_TEXTS, withAdminTexts } from './texts.ts';
import './written.css';

const narrowing = {
  state: publishedState.options,
  search: 'text',
  happened: reviewHappenings,
  from: 'text',
  to: 'text',
} as const;

const columnsOf = (t: TFunction<typeof ADMIN_TEXTS>): TableColumn<ListedReview>[] => [
  {
    key: 'person',
    title: t('list.person'),
    onCard: 'title',
    render: (row) => (
      <>
        <Link to={adminRoutes.review({ id: row._id })}>
          {nameOf(row) || row.email || t('list.noName')}
        </Link>
        {row.fromVisitor && <span className="cr-note"> {t('list.fromVisitor')}</span>}
      </>
    ),
  },
  { key: 'state', title: t('list.state'), render: (row) => <ReviewState review={row} /> },
  {
    key: 'published',
    title: t('list.published'),
    render: ({ publishedAt }) => (publishedAt ? <DateText value={publishedAt} /> : '–'),
  },
  {
    key: 'opened',
    title: t('list.opened'),
    align: 'right',
    render: ({ opened, openedAt }) => (
      <>
        {opened}
        {openedAt && (
          <span className="cr-note">
            {' · '}
            <DateText value={openedAt} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'tabs',
    title: t('list.tabs'),
    align: 'right',
    render: ({ tabs }) => t('list.tabsOf', { seen: tabs.length, all: reviewTabs.length }),
  },
  { key: 'stars', title: t('list.stars'), align: 'right', render: ({ stars }) => stars ?? '–' },
  { key: 'clicks', title: t('list.clicks'), align: 'right', render: ({ clicks }) => clicks },
  {
    key: 'order',
    title: t('list.order'),
    render: ({ order }) =>
      order ? <Link to={adminRoutes.order({ id: order._id })}>{order.name}</Link> : '–',
  },
];

const Reviews = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(reviewsQuery(list.filter));
  const total = query.data?.pages[0]?.total;
  return (
    <Frame>
      <PageHeader
        title={t('list.title')}
        {...(total === undefined ? {} : { context: t('list.count', { count: total }) })}
        action={
          <Button type="primary" onClick={() => void navigate(adminRoutes.review({ id: 'new' }))}>
            {t('list.new')}
          </Button>
        }
      />
      <div className="wr-list">
        <Section>
          <BackOfficeList
            live="reviews"
            views="reviews"
            label={t('list.title')}
            query={query}
            rowKey={({ _id }) => _id}
            columns={columnsOf(t)}
            filters={
              <>
                <ReportFilter
                  words={[list.filter.happened && t(`report.${list.filter.happened}`)]}
                  names={['happened', 'from', 'to']}
                />
                <SearchFilter {...list} name="search" label={t('list.search')} />
                <ChoiceFilter
                  {...list}
                  name="state"
                  label={t('list.state')}
                  all={t('list.allStates')}
                  options={publishedState.options.map((value) => ({
                    value,
                    label: t(`states.${value}`),
                  }))}
                />
              </>
            }
            empty={<EmptyState text={t('list.none')} hint={t('list.noneHint')} />}
          />
        </Section>
        <Beside />
      </div>
    </Frame>
  );
};

/** `/admin/reviews`: the firm's reviews and what became of them (BO-101). */
export const Page = withAdminTexts(Reviews);
