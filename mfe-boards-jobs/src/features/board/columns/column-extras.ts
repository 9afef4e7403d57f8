import type { BoardColumn } from '@portal/shared-contracts/boards';
import { createContext } from 'react';

/** What a list has beside its cards; the drag engine passes it on to our components. */
export interface ColumnExtras {
  column: BoardColumn;
  /** How many cards the filter lets through. */
  shown: number;
  /** Heights of the cards that are not rendered, in pixels. */
  before: number;
  after: number;
}

/** Brings them from a column to its list. */
export const Extras = createContext<ColumnExtras | null>(null);
