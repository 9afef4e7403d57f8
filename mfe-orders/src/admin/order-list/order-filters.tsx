import {
  firmOrderDue,
  firmOrderPaid,
  firmOrderProgress,
  firmOrderShown,
  firmOrderSorts,
} from '@portal/shared-contracts/admin';
import {
  ChoiceFilter,
  FilterFold,
  type ListFilter,
  NativeSelect,
  ReportFilter,
  SearchFilter,
} from '@portal/shared-ui/back-office';
import { Disclosure } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orderChoicesQuery } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';
import { type Chosen, type FilterName, ofReport, turns, waitingDays } from './order-filter.ts';

const seldom = ['package', 'progress', 'waiting', 'due', 'paid', 'shown'] as const;

/** What a phone shows once it is asked for. */
const folded = ['turn', 'writer', ...seldom] as const;

const words: Partial<Record<FilterName, readonly string[]>> = {
  turn: turns,
  progress: firmOrderProgress,
  waiting: waitingDays,
  due: firmOrderDue,
  paid: firmOrderPaid,
  shown: firmOrderShown,
};

type Option = { value: string; label: string };

/** What a list is narrowed by; what is seldom asked stands behind one line until it is. */
export const OrderFilters = (list: ListFilter<Chosen>) => {
  const { filter, narrow } = list;
  const { t } = useTranslation(ADMIN);
  const choices = useQuery(orderChoicesQuery());
  const named = (choice: readonly { _id: string; name: string }[] = []): Option[] =>
    choice.map(({ _id, name }) => ({ value: _id, label: name }));
  const isNarrowed = seldom.some((name) => filter[name] !== undefined);
  return (
    <>
      <ReportFilter
        words={[filter.happened && t(`happened.${filter.happened}`), filter.answer]}
        names={ofReport}
      />
      <SearchFilter {...list} name="search" label={t('list.search')} />
      <NativeSelect
        className="pui-filter-beside"
        aria-label={t('list.sort')}
        value={filter.order ?? '-number'}
        onChoose={(value) => narrow('order', value === '-number' ? '' : value)}
        options={firmOrderSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      <FilterFold active={folded.map((name) => filter[name])}>
        <Choice {...list} name="turn" />
        <Choice
          {...list}
          name="writer"
          options={[
            { value: 'none', label: t('filters.writer.none') },
            ...named(choices.data?.writers),
          ]}
        />
        <div className="orders-admin-more">
          <Disclosure label={t('list.more')} isOpenAtFirst={isNarrowed}>
            <div className="orders-admin-more-fields">
              {seldom.map((name) => (
                <Choice
                  key={name}
                  {...list}
                  name={name}
                  {...(name === 'package' ? { options: named(choices.data?.packages) } : {})}
                />
              ))}
            </div>
          </Disclosure>
        </div>
      </FilterFold>
    </>
  );
};

type ChoiceProps = ListFilter<Chosen> & { name: FilterName; options?: readonly Option[] };

/** One filter: everything, or one of its words. */
const Choice = ({ options, ...props }: ChoiceProps) => {
  const { t } = useTranslation(ADMIN);
  const { name } = props;
  const own = (words[name] ?? []).map((value) => ({ value, label: t(`filters.${name}.${value}`) }));
  return (
    <ChoiceFilter
      {...props}
      label={t(`filters.${name}.title`)}
      all={t(`filters.${name}.all`)}
      options={options ?? own}
    />
  );
};
