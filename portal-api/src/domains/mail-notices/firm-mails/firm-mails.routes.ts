import { type ListedMail, listMails, resendMail } from '@portal/shared-contracts/mails';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { resumeAddress } from '../post/paused-addresses.repository.ts';
import {
  countFirmMails,
  type FirmMailRow,
  listFirmMails,
  queueAgain,
} from './firm-mails.repository.ts';

const toListed = (row: FirmMailRow): ListedMail => ({
  _id: row.id,
  event: row.event,
  name: row.name,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  reason: row.reason,
  attempts: row.attempts,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  dueAt: row.due_at.toISOString(),
});

/** The mails of a firm and what became of them (BO-55). */
export const registerFirmMails = (app: PortalApp): void => {
  bindEndpoint(app, listMails, async ({ cursor, limit: most, ...filter }, { db }) => {
    const limit = Number(most);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: limit + 1 };
    const rows = await listFirmMails(db, filter, place);
    const { shown, nextCursor } = cutPage(rows, limit, ({ created_at, id }) => [
      created_at.toISOString(),
      id,
    ]);
    const total = await countFirmMails(db, filter);
    return { status: true, items: shown.map(toListed), nextCursor, total };
  });

  bindEndpoint(app, resendMail, async ({ id }, ctx) => {
    ctx.audit.note({ subject: { kind: 'mail', id } });
    await ctx.db.transaction(async (tx) => {
      const [again] = await queueAgain(tx, id);
      if (!again) throw new Refusal('mail-not-open');
      await resumeAddress(tx, again.email);
    });
    return { status: true };
  });
};
