import type { BoardColumn } from '@portal/shared-contracts/boards';
import { createContext } from 'react';

/** What we give the drag engine beside a list's cards; it hands it on to these parts. */
export interface ColumnExtras {
  column: BoardColumn;
  /** Cards that the filter lets through. */
  shown: number;
  /** Heights of the cards that are not rendered, in pixels. */
  before: number;
  after: number;
}

/** Hands them from the column to its list. */
export const Extras = createContext<ColumnExtras | null>(null);
