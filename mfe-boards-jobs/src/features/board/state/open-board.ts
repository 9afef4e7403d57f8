import type { BoardScope } from '@portal/shared-contracts/boards';

/** Which board is open: a customer has only one, a writer's has an id. */
export interface OpenBoard {
  scope: BoardScope;
  /** Identifier of a writer's board. */
  id?: string;
}
