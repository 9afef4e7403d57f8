export { arrangeRows } from './arrange-rows.ts';
export { CardList, type CardListProps } from './card-list.tsx';
export { DataTable, type DataTableProps } from './data-table.tsx';
export type { TableColumn } from './table-column.ts';
export { useTableUrl, type TableState } from './table-url.ts';
