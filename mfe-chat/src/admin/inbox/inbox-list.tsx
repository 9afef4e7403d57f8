import { COUNTED_TO, type InboxConversation, inboxStates } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { adminRoutes } from '@portal/shared-contracts/remote';
import { EmptyState, numberFormat, PageHeader, RelativeTime, Section } from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  FilterFold,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ADMIN_TEXTS } from '../texts.ts';
import { conversationTitle } from './conversation-title.ts';
import { inboxQuery } from './inbox.queries.ts';

const kinds = ['writerToAdmin', 'writerToCustomer'] as const;
const narrowing = { search: 'text', state: inboxStates, kind: kinds } as const;

const useColumns = (): TableColumn<InboxConversation>[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { language } = usePortal();
  return [
    {
      key: 'who',
      title: t('list.conversation'),
      onCard: 'title',
      render: (row) => (
        <>
          <Link
            className={row.unread > 0 ? 'chat-admin-unread' : ''}
            to={adminRoutes.inbox({ conversationId: row._id })}
          >
            {conversationTitle(row)}
          </Link>
          {row.order_id !== null && (
            <span className="chat-admin-quiet">
              {[row.packageName, row.writerName].filter(Boolean).join(' · ')}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'last',
      title: t('list.last'),
      render: ({ last }) =>
        last ? (
          <>
            <span className="chat-admin-said">{last.text}</span>
            <span className="chat-admin-quiet">
              {last.colleague ?? last.senderName} · <RelativeTime value={last.createdAt} />
            </span>
          </>
        ) : (
          '–'
        ),
    },
    {
      key: 'unread',
      title: t('list.unread'),
      align: 'right',
      render: ({ unread }) => (unread > 0 ? numberFormat(language).format(unread) : '–'),
    },
    {
      key: 'waiting',
      title: t('list.waiting'),
      render: ({ waitingSince }) => (waitingSince ? <RelativeTime value={waitingSince} /> : '–'),
    },
  ];
};

/** Every conversation of the firm, unread first, narrowed in the address (BO-106). */
export const InboxList = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { language, flag } = usePortal();
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(inboxQuery(list.filter));
  const columns = useColumns();
  const total = query.data?.pages[0]?.total;
  const shown = numberFormat(language).format(total ?? 0) + (total === COUNTED_TO ? '+' : '');
  const choices = (of: 'states' | 'kinds', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`list.${of}.${value}`) }));
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(total === undefined ? {} : { context: t('list.count', { count: total, shown }) })}
        extra={<Link to={adminRoutes.savedReplies({})}>{t('replies.title')}</Link>}
      />
      <Section>
        <BackOfficeList
          live="inbox"
          views="inbox"
          label={t('title')}
          query={query}
          columns={columns}
          rowKey={({ _id }) => _id}
          filters={
            <>
              <SearchFilter {...list} name="search" label={t('list.search')} />
              <FilterFold active={[list.filter.state, list.filter.kind]}>
                <ChoiceFilter
                  {...list}
                  name="state"
                  label={t('list.state')}
                  all={t('list.open')}
                  options={choices('states', inboxStates)}
                />
                {!flag('disable_writer_customer_chat') && (
                  <ChoiceFilter
                    {...list}
                    name="kind"
                    label={t('list.kind')}
                    all={t('list.allKinds')}
                    options={choices('kinds', kinds)}
                  />
                )}
              </FilterFold>
            </>
          }
          empty={<EmptyState drawing="chat" text={t('list.none')} />}
        />
      </Section>
    </>
  );
};
