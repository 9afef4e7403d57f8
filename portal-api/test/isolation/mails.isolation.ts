import {
  listMails,
  previewMailTemplate,
  readMailChoices,
  readMailTemplate,
  resendMail,
  saveMailChoice,
  saveMailTemplate,
  sendMailTemplateToMe,
} from '@portal/shared-contracts/mails';
import { queueMails } from '../../src/domains/mail-notices/mail-notices.service.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  id: string;
}

const words = { event: 'invoice-issued', language: 'en' } as const;

// Everybody chooses for themselves alone.
const ownOnly = { sameSite: 200, otherSite: 200 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    await portal.db().transaction((tx) =>
      queueMails(tx, [
        {
          event: 'invoice-issued',
          key: 'isolation',
          personId: portal.personId('customer'),
          facts: { invoice: 'I-isolated', amount: { minor: 100, currency: 'usd' } },
        },
      ]),
    );
    const [row] = await portal
      .db()
      .query<{ id: string }>(
        "update mail_notices set state = 'failed', subject = 'Only the firm lists this' where event_key = 'invoice-issued:isolation' returning id",
      );
    return { id: row?.id ?? '' };
  },
  secrets: ({ id }) => ['Only the firm lists this', id],
  rows: [
    expectCall(readMailChoices, 'customer', () => ({}), { ...ownOnly, writer: 200, own: 200 }),
    expectCall(saveMailChoice, 'customer', () => ({ event: 'customer-turn', choice: 'off' }), {
      ...ownOnly,
      writer: 404,
      own: 200,
    }),
    expectCall(readMailTemplate, 'admin', () => words, { otherSite: 200, own: 200 }),
    expectCall(
      saveMailTemplate,
      'admin',
      () => ({ ...words, baseVersion: 0, subject: '{{company}}: {{invoice}}', text: null }),
      { otherSite: 200, own: 200 },
    ),
    expectCall(previewMailTemplate, 'admin', () => words, { otherSite: 200, own: 200 }),
    expectCall(sendMailTemplateToMe, 'admin', () => words, { otherSite: 200, own: 200 }),
    expectCall(listMails, 'admin', () => ({}), { otherSite: 200, own: 200 }),
    expectCall(resendMail, 'admin', ({ id }) => ({ id }), { otherSite: 409, own: 200 }),
  ],
});
