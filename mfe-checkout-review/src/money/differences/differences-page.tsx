import { adminRoutes, type Comparison, type Difference } from '@portal/shared-contracts/admin';
import {
  ConfirmDialog,
  DateText,
  EmptyState,
  Money,
  Page as Frame,
  PageHeader,
  Section,
  StatusChip,
  usePopup,
} from '@portal/shared-ui';
import { BackOfficeList, ChoiceFilter, useListFilter } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { differencesQuery, useTakeOver } from '../money.queries.ts';
import { MONEY, withMoneyTexts } from '../texts.ts';

const narrowing = { show: ['ended'] } as const;

const Payer = ({ difference }: { difference: Difference }) => {
  const { customer, payment, reference } = difference;
  const name = customer ? customer.name || customer.email || '–' : reference;
  return payment ? <Link to={adminRoutes.payment({ id: payment })}>{name}</Link> : name;
};

const Act = ({ difference, onAsk }: { difference: Difference; onAsk: () => void }) => {
  const { t } = useTranslation(MONEY);
  const { state, takenBy, canTakeOver } = difference;
  if (state === 'gone') return <StatusChip kind="done" label={t('differences.gone')} />;
  if (state === 'taken')
    return (
      <StatusChip
        kind="done"
        label={takenBy ? t('differences.takenBy', { name: takenBy }) : t('differences.taken')}
      />
    );
  if (canTakeOver) return <Button onClick={onAsk}>{t('differences.takeOver')}</Button>;
  return <>{t('differences.look')}</>;
};

const useColumns = (ask: (difference: Difference) => void): TableColumn<Difference>[] => {
  const { t } = useTranslation(MONEY);
  const money = (amount: number | null, { currency }: Difference) =>
    amount === null ? '–' : <Money amount={amount} currency={currency} />;
  return [
    {
      key: 'customer',
      title: t('customer'),
      onCard: 'title',
      render: (difference) => <Payer difference={difference} />,
    },
    {
      key: 'kind',
      title: t('differences.what'),
      render: ({ kind }) => t(`differences.kinds.${kind}`),
    },
    {
      key: 'order',
      title: t('order'),
      render: ({ order }) =>
        order ? <Link to={adminRoutes.order({ id: order._id })}>#{order.number}</Link> : '–',
    },
    {
      key: 'there',
      title: t('differences.there'),
      align: 'right',
      render: (difference) => money(difference.there, difference),
    },
    {
      key: 'here',
      title: t('differences.here'),
      align: 'right',
      render: (difference) => money(difference.here, difference),
    },
    {
      key: 'foundAt',
      title: t('differences.foundAt'),
      render: ({ foundAt }) => <DateText value={foundAt} />,
    },
    {
      key: 'act',
      title: t('differences.act'),
      onCard: 'action',
      render: (difference) => <Act difference={difference} onAsk={() => ask(difference)} />,
    },
  ];
};

/** When the books were last compared, and what went wrong since. */
const Compared = ({ comparison }: { comparison: Comparison }) => {
  const { t } = useTranslation(MONEY);
  const { comparedAt, failedAt, problem } = comparison;
  return (
    <>
      {comparedAt && (
        <p>
          {t('differences.comparedAt')} <DateText value={comparedAt} />
        </p>
      )}
      {failedAt && (
        <p role="status">
          {t('differences.failedAt')} <DateText value={failedAt} />. {problem}
        </p>
      )}
    </>
  );
};

const Asked = ({ asked, onClose }: { asked: Difference | undefined; onClose: () => void }) => {
  const { t } = useTranslation(MONEY);
  const popup = usePopup();
  const { mutateAsync } = useTakeOver();
  const take = async (): Promise<void> => {
    if (asked) {
      const { state, takenBy } = (await mutateAsync(asked._id)).difference;
      popup.success(
        state === 'taken' && takenBy
          ? t('differences.takenBy', { name: takenBy })
          : t('differences.gone'),
      );
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={t('differences.takeOver')}
      confirmLabel={t('differences.takeOver')}
      onConfirm={take}
      onCancel={onClose}
    >
      {asked && t(`differences.ask.${asked.kind}`)}
    </ConfirmDialog>
  );
};

const Differences = () => {
  const { t } = useTranslation(MONEY);
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(differencesQuery(list.filter));
  const [asked, setAsked] = useState<Difference>();
  const columns = useColumns(setAsked);
  const comparison = query.data?.pages[0]?.comparison;
  return (
    <Frame>
      <PageHeader
        title={t('differences.title')}
        back={{ to: adminRoutes.payments({}), label: t('title') }}
      />
      <Section>
        <p>{t('differences.intro')}</p>
        {comparison && <Compared comparison={comparison} />}
        <BackOfficeList
          views="money-differences"
          label={t('differences.title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          filters={
            <ChoiceFilter
              {...list}
              name="show"
              label={t('state')}
              all={t('differences.open')}
              options={[{ value: 'ended', label: t('differences.ended') }]}
            />
          }
          // Books that nobody has compared yet say nothing either way.
          empty={
            <EmptyState text={t(`differences.${comparison?.comparedAt ? 'none' : 'never'}`)} />
          }
        />
      </Section>
      <Asked asked={asked} onClose={() => setAsked(undefined)} />
    </Frame>
  );
};

/** `/admin/differences`: where the provider says otherwise than the firm's books (BO-100). */
export const Page = withMoneyTexts(Differences);
