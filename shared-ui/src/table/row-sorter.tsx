import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from './table-column.ts';
import type { TableState } from './table-url.ts';

/** Props of {@link RowSorter}. */
export interface RowSorterProps<T> {
  columns: readonly TableColumn<T>[];
  state: TableState;
  update: (change: Partial<TableState>) => void;
}

const ORDERS = ['ascend', 'descend'] as const;

/** Sorting where rows are cards and no column has a head to press. */
export const RowSorter = <T,>({ columns, state, update }: RowSorterProps<T>) => {
  const { t } = useTranslation('ui');
  const sortable = columns.filter(({ sortValue }) => sortValue);
  if (sortable.length === 0) return null;
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const [sort, chosen] = target.value.split(' ');
    const order = ORDERS.find((one) => one === chosen);
    update({ page: 1, sort: order && sort, order });
  };
  return (
    <select
      className="pui-sorter"
      aria-label={t('sort.by')}
      value={state.sort ? `${state.sort} ${state.order ?? 'ascend'}` : ''}
      onChange={choose}
    >
      <option value="">{t('sort.by')}</option>
      {sortable.flatMap(({ key, title }) =>
        ORDERS.map((order) => (
          <option key={`${key} ${order}`} value={`${key} ${order}`}>
            {t(`sort.${order}`, { name: title })}
          </option>
        )),
      )}
    </select>
  );
};
