import { type ListedMail, listMails, resendMail } from '@portal/shared-contracts/mails';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import type { Context } from '../../../kernel/context.ts';
import { resumeAddress } from '../post/paused-addresses.repository.ts';
import { isSteady, type SteadyMail } from '../queue/steady-mails.ts';
import { subjectToBe } from '../words/subject-to-be.ts';
import {
  countFirmMails,
  type FirmMailRow,
  listFirmMails,
  queueAgain,
} from './firm-mails.repository.ts';

// A page knows the kinds that people choose; what always comes stands under the nearest of them, by its subject.
const listedAs: Readonly<Record<SteadyMail, ListedMail['event']>> = {
  receipt: 'order-paid',
  'first-order': 'customer-turn',
  'email-changed': 'customer-turn',
  'payment-returned': 'refunded',
  'returned-to-buyer': 'refunded',
  'payment-taken-back': 'refunded',
  'payment-back-again': 'refund-failed',
  'payment-disputed': 'dispute',
  'dispute-ended': 'dispute',
};

const kindOf = ({ event }: FirmMailRow): ListedMail['event'] =>
  isSteady(event) ? listedAs[event] : event;

const toListed = (row: FirmMailRow, { site, language }: Context): ListedMail => ({
  _id: row.id,
  event: kindOf(row),
  name: row.name ?? '',
  recipient: row.recipient ?? site.settings.companyEmail,
  subject: row.subject ?? subjectToBe(row, site, language),
  state: row.state,
  reason: row.reason,
  attempts: row.attempts,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  dueAt: row.due_at.toISOString(),
});

/** The mails of a firm and what became of them (BO-55). */
export const registerFirmMails = (app: PortalApp): void => {
  bindEndpoint(app, listMails, async ({ cursor, limit: most, ...filter }, ctx) => {
    const { db } = ctx;
    const limit = Number(most);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: limit + 1 };
    const rows = await listFirmMails(db, filter, place);
    const { shown, nextCursor } = cutPage(rows, limit, ({ created_at, id }) => [
      created_at.toISOString(),
      id,
    ]);
    const total = await countFirmMails(db, filter);
    return { status: true, items: shown.map((row) => toListed(row, ctx)), nextCursor, total };
  });

  bindEndpoint(app, resendMail, async ({ id }, ctx) => {
    ctx.audit.note({ subject: { kind: 'mail', id } });
    await ctx.db.transaction(async (tx) => {
      const [again] = await queueAgain(tx, id);
      if (!again) throw new Refusal('mail-not-open');
      await resumeAddress(tx, again.email ?? ctx.site.settings.companyEmail);
    });
    return { status: true };
  });
};
