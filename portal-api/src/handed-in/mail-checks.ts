import { isStillUnread } from '../domains/chat/unread/mail-messages.ts';
import { draftStillWaits } from '../domains/documents/drafts/mail-drafts.ts';
import type { MailChecks } from '../domains/mail-notices/post/post-office.ts';
import { newestForMail } from '../domains/orders/mails/newest-order.ts';
import { isStillDue } from '../domains/orders/mails/mail-due.ts';
import { isStillTheirs, isStillUnassigned } from '../domains/orders/mails/mail-assigned.ts';
import { turnStands } from '../domains/orders/turns/mail-turn.ts';

// What makes a queued mail needless.
const MAIL_CHECKS: MailChecks = {
  'customer-turn': turnStands,
  'writer-turn': turnStands,
  'order-assigned': isStillTheirs,
  'order-handed-over': isStillTheirs,
  'order-unassigned': isStillUnassigned,
  'customer-message': isStillUnread,
  'writer-message': isStillUnread,
  'admin-message': isStillUnread,
  'draft-waiting': draftStillWaits,
  'due-tomorrow': isStillDue,
  overdue: isStillDue,
};

/** What mails are told by higher rooms: what makes them needless, and the order that previews name. */
export const MAIL_NEEDS = { checks: MAIL_CHECKS, previewOrder: newestForMail };
