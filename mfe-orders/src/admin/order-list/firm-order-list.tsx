import { COUNTED_TO } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { EmptyState, numberFormat, PageHeader, Section } from '@portal/shared-ui';
import { BackOfficeList, useListFilter } from '@portal/shared-ui/back-office';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firmOrdersQuery } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ChoicesFailure } from './choices-failure.tsx';
import { orderColumns } from './order-columns.tsx';
import { askedBy, narrowing } from './order-filter.ts';
import { OrderFilters } from './order-filters.tsx';
import { useTicks } from './use-ticks.ts';

/** Every order of the firm: narrowed and sorted in the address, part after part (BO-60). */
export const FirmOrderList = ({ action, extra }: { action: ReactNode; extra: ReactNode }) => {
  const { t } = useTranslation(ADMIN);
  const { language } = usePortal();
  const list = useListFilter(narrowing);
  const asked = askedBy(list.filter);
  const query = useInfiniteQuery(firmOrdersQuery(asked));
  const ticks = useTicks(JSON.stringify(asked));
  const total = query.data?.pages[0]?.total;
  const count = numberFormat(language).format(total ?? 0) + (total === COUNTED_TO ? '+' : '');
  return (
    <>
      <PageHeader
        title={t('list.title')}
        {...(total === undefined
          ? {}
          : { context: t('list.count', { count: total, shown: count }) })}
        action={action}
        extra={extra}
      />
      <Section>
        <BackOfficeList
          live="orders"
          views="orders"
          label={t('list.title')}
          query={query}
          columns={orderColumns(t, language, ticks)}
          rowKey={({ _id }) => _id}
          filters={<OrderFilters {...list} />}
          head={
            <>
              <ChoicesFailure />
              <BulkBar {...{ ticks }} filter={asked} total={total ?? 0} />
            </>
          }
          empty={<EmptyState text={t('list.none')} />}
        />
      </Section>
    </>
  );
};
