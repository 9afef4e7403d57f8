import type { BoardScope } from '@portal/shared-contracts/boards';

/** What the rules need to know of a person. */
export interface BoardPerson {
  id: string;
}

/** What the rules need to know of a board. */
export interface OwnedBoard {
  owner_id: string;
  scope: BoardScope;
}

/** Boards are personal: nobody else sees one, whatever their role. */
export const canUseBoard = (person: BoardPerson, board: OwnedBoard, scope: BoardScope): boolean =>
  board.owner_id === person.id && board.scope === scope;
