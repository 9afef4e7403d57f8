import type { ReactNode } from 'react';

/** One column of a {@link DataTable}. */
export interface TableColumn<T> {
  key: string;
  title: string;
  /** Its name on a card, where a table has room for a sign alone: `%`. */
  titleOnCard?: string;
  /** What the cell shows. */
  render: (row: T, index: number) => ReactNode;
  /** What sorting compares; without it the column does not sort. */
  sortValue?: (row: T) => string | number | undefined;
  /** Choices for filtering; shown as chips that can be removed. */
  filter?: {
    /** What the choices are about, where the column is called something else. */
    title?: string;
    options: readonly { value: string; label: string }[];
    valueOf: (row: T) => string;
  };
  /** Text that the search box searches. */
  searchText?: (row: T) => string;
  align?: 'left' | 'right';
  width?: number | string;
  /** The narrowest legible width of a column that takes what the others leave. */
  leastWidth?: number;
  /**
   * On a phone this column is the card's heading (`title`), what stands below it without its name (`lead`), a button
   * row (`action`) or left out.
   */
  onCard?: 'title' | 'lead' | 'action' | 'hidden';
}
