import { randomUUID } from 'node:crypto';
import { dropNoticesOf, queueMails } from '../../domains/mail-notices/mail-notices.service.ts';
import type { AccountNeeds } from '../../domains/people/email/account-needs.ts';
import { deleteErasure } from '../../domains/privacy/erasures.service.ts';

/** What mails and erasures do when the address of an account is proven, changed or taken back. */
export const ACCOUNT_NEEDS: AccountNeeds = {
  endErasure: deleteErasure,
  mailFormerAddress: (tx, { id: personId, email: to }) =>
    queueMails(tx, [{ event: 'email-changed', key: randomUUID(), personId, facts: { to } }]),
  dropMailsToFormer: (tx, personId, from) =>
    dropNoticesOf(tx, { personId, event: 'email-changed', from }),
};
