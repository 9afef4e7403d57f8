import type { BoardScope } from '@portal/shared-contracts/boards';

/** Which board is open: a customer has one, a writer names it. */
export interface OpenBoard {
  scope: BoardScope;
  /** Identifier of a writer's board. */
  id?: string;
}
