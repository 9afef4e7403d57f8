import { Refusal } from '@portal/shared-contracts/refusals';
import type { BoardScope } from '@portal/shared-contracts/boards';
import type { Context } from '../../../kernel/context.ts';
import type { BoardActor } from './boards.service.ts';

/** Refuses where the firm has no boards, else says who acts. */
export const boardActor = (ctx: Context, scope: BoardScope): BoardActor => {
  if (!ctx.site.settings.website_settings.enable_boards) throw new Refusal('boards-off');
  return { personId: ctx.actor.id, scope };
};

/** Lets the person's other tabs load the board again. */
export const announceBoardChange = (ctx: Context, boardId: string): Promise<void> =>
  ctx.live.publish({ type: 'board.changed', boardId }, { people: [ctx.actor.id] });

/** The reply of a change that has nothing else to say. */
export const DONE = { status: true } as const;
