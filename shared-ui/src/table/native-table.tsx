import type { KeyboardEvent } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons.ts';
import type { TableColumn } from './table-column.ts';
import type { TableState } from './table-url.ts';
import { nextSort } from './next-sort.ts';

/** Props of a table that has room for its columns. */
export interface WideTableProps<T> {
  label: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: readonly TableColumn<T>[];
  state: TableState;
  update: (change: Partial<TableState>) => void;
  isOneLine?: boolean;
}

const sortNames = { ascend: 'ascending', descend: 'descending' } as const;

const classOf = <T,>({ align, sortValue }: TableColumn<T>): string | undefined =>
  [align === 'right' && 'pui-number', sortValue && 'pui-sortable'].filter(Boolean).join(' ') ||
  undefined;

const HeadCell = <T,>({
  column,
  state,
  update,
}: Pick<WideTableProps<T>, 'state' | 'update'> & { column: TableColumn<T> }) => {
  const { key, title, align, width, sortValue } = column;
  const order = state.sort === key ? state.order : undefined;
  const sort = (): void => update({ page: 1, ...nextSort(state, key) });
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    sort();
  };
  const sortable = sortValue
    ? {
        tabIndex: 0,
        'aria-sort': order && sortNames[order],
        'aria-label': title,
        onClick: sort,
        onKeyDown: press,
      }
    : {};
  return (
    <th scope="col" className={classOf(column)} style={{ width, textAlign: align }} {...sortable}>
      {title}
      {order === 'ascend' && <ArrowUpIcon />}
      {order === 'descend' && <ArrowDownIcon />}
    </th>
  );
};

/** A plain table: its head sorts by pointer and keyboard and stays in view. */
export const NativeTable = <T,>(props: WideTableProps<T>) => {
  const { label, rows, rowKey, columns, state, update, isOneLine = false } = props;
  return (
    <div className="pui-grid-box">
      <table className={`pui-grid-table${isOneLine ? ' pui-grid-lines' : ''}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell<T> key={column.key} column={column} state={state} update={update} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)} className="pui-grid-row">
              {columns.map(({ key, align, render }) => (
                <td
                  key={key}
                  className={align === 'right' ? 'pui-number' : undefined}
                  style={{ textAlign: align }}
                >
                  {render(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
