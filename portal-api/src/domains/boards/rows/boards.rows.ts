import type {
  Board,
  BoardColumn,
  BoardScope,
  BoardSummary,
  Card,
  CardPriority,
} from '@portal/shared-contracts/boards';

export interface BoardRow {
  id: string;
  owner_id: string;
  scope: BoardScope;
  title: string;
  description: string;
  created_at: Date;
}

export interface ColumnRow {
  id: string;
  board_id: string;
  title: string;
  position: number;
  deleted_at: Date | null;
}

export interface CardRow {
  id: string;
  board_id: string;
  column_id: string | null;
  adopted: boolean;
  title: string;
  description: string;
  deadline: string | null;
  priority: CardPriority | null;
  post_url: string;
  salary: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  description_content: string;
  created_at: Date;
  deleted_at: Date | null;
}

export const presentCard = (row: CardRow): Card => ({
  _id: row.id,
  id: row.id,
  title: row.title,
  description: row.description,
  date: row.created_at.toISOString(),
  deadline: row.deadline,
  priority: row.priority,
  content: {
    postURL: row.post_url,
    salary: row.salary,
    deadline: row.deadline,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    descriptionContent: row.description_content,
  },
});

const presentColumns = (columns: readonly ColumnRow[], cards: readonly CardRow[]): BoardColumn[] =>
  columns.map((column) => ({
    _id: column.id,
    id: column.id,
    title: column.title,
    cards: cards.filter((card) => card.column_id === column.id).map(presentCard),
  }));

export const presentBoard = (
  board: BoardRow,
  columns: readonly ColumnRow[],
  cards: readonly CardRow[],
): Board => ({
  _id: board.id,
  boardTitle: board.title,
  boardDescription: board.description,
  createdAt: board.created_at.toISOString(),
  columns: presentColumns(columns, cards),
});

export const presentSummary = (board: BoardRow & { card_count: number }): BoardSummary => ({
  _id: board.id,
  boardTitle: board.title,
  boardDescription: board.description,
  createdAt: board.created_at.toISOString(),
  cardCount: Number(board.card_count),
});
