import Table from 'antd/es/table';
import type { WideTableProps } from './native-table.tsx';

/** A long table as one scrolling window that draws what is in view. */
export const WindowedTable = <T extends object>(
  props: WideTableProps<T> & { windowHeight: number },
) => {
  const { rows, columns, rowKey, label, state, update, windowHeight } = props;
  const width = columns.reduce(
    (sum, column) => sum + (typeof column.width === 'number' ? column.width : 160),
    0,
  );
  return (
    <Table<T>
      aria-label={label}
      size="middle"
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      virtual
      scroll={{ x: width, y: windowHeight }}
      showSorterTooltip={false}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        update({ page: 1, sort: order ? String(columnKey) : undefined, order: order ?? undefined });
      }}
      columns={columns.map((column) => ({
        key: column.key,
        title: column.title,
        align: column.align,
        width: column.width,
        className: column.align === 'right' ? 'pui-number' : undefined,
        render: (_value: unknown, row: T, index: number) => column.render(row, index),
        ...(column.sortValue
          ? { sorter: true, sortOrder: state.sort === column.key ? (state.order ?? null) : null }
          : {}),
      }))}
    />
  );
};
