import type { InboxConversation } from '@portal/shared-contracts/admin';

/** Who a conversation is with, or whose order it stands beside. */
export const conversationTitle = ({
  order_id,
  orderNumber,
  customerName,
  writerName,
}: InboxConversation): string =>
  order_id === null ? (writerName ?? '') : `#${orderNumber} · ${customerName ?? ''}`;
