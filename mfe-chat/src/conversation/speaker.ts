import { ADMIN_SENDER } from '@portal/shared-contracts/chat';
import type { ConversationTarget } from './outgoing.ts';

/** As whom somebody writes: an admin speaks as the firm. */
export const speakerOf = ({ _id, role }: { _id: string; role: string }): string =>
  role === 'admin' ? ADMIN_SENDER : _id;

/** What a conversation is called on this device; the firm has one with each writer. */
export const placeOf = (
  { order_id, userId }: ConversationTarget,
  { role }: { role: string },
): string => order_id ?? (role === 'admin' && userId ? userId : 'admin');
