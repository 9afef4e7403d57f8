import { z } from '@portal/shared-contracts/schema';
import { id } from '../scalars.ts';

/** A typed message between remotes. */
export interface PortalEvent<N extends string = string, S extends z.ZodType = z.ZodType> {
  readonly name: N;
  /** Major version of the payload. */
  readonly version: number;
  readonly schema: S;
  /** Also sent to the person's other tabs. */
  readonly acrossTabs: boolean;
  /** Turns a payload of the previous major into this one. */
  readonly upcast?: (previous: unknown) => unknown;
}

const event = <N extends string, S extends z.ZodType>(
  name: N,
  schema: S,
  options: { acrossTabs?: boolean; version?: number; upcast?: (previous: unknown) => unknown } = {},
): PortalEvent<N, S> => ({
  name,
  schema,
  version: options.version ?? 1,
  acrossTabs: options.acrossTabs ?? true,
  ...(options.upcast ? { upcast: options.upcast } : {}),
});

/** Every event of the portal. A remote hears only what its manifest names. */
export const portalEvents = {
  'session.changed': event('session.changed', z.object({ userId: id.nullable() })),
  'session.expired': event('session.expired', z.object({}), { acrossTabs: false }),
  'person.changed': event('person.changed', z.object({ userId: id })),
  /** Anything of an order changed: statuses, drafts, contract, writer. */
  'order.changed': event('order.changed', z.object({ orderId: id })),
  'task.completed': event(
    'task.completed',
    z.object({ orderId: id, serviceId: id.optional(), taskId: id }),
  ),
  'payment.succeeded': event(
    'payment.succeeded',
    z.object({
      kind: z.enum(['tip', 'invoice', 'new-order', 'checkout']),
      orderId: id.optional(),
      invoiceId: id.optional(),
    }),
  ),
  'chat.unread-changed': event(
    'chat.unread-changed',
    z.object({ orderId: id.optional(), unread: z.number().int().nonnegative() }),
  ),
  'notifications.changed': event('notifications.changed', z.object({})),
  'card.saved': event('card.saved', z.object({ boardId: id, cardId: id.optional() })),
  'board.changed': event('board.changed', z.object({ boardId: id })),
  /** Rows of lists of the back office (`adminLists`) changed or are new; each tab of those who may see them hears it itself. */
  'admin.changed': event(
    'admin.changed',
    z.object({ lists: z.array(z.string().max(40)).min(1), ids: z.array(id).max(100) }),
    { acrossTabs: false },
  ),
} as const;

/** Name of an event. */
export type PortalEventName = keyof typeof portalEvents;

/** Payload of an event. */
export type PortalEventPayload<N extends PortalEventName> = z.output<
  (typeof portalEvents)[N]['schema']
>;
