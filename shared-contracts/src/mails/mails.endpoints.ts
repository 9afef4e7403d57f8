import { limits } from '../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { listInput, listOf } from '../lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, id, timestamp } from '../scalars.ts';
import { mailEventCodes } from './mail-events.ts';

/** One of the events that are mailed. */
export const mailEvent = z.enum(mailEventCodes);

/** When somebody wants to be mailed: at once, in the digest of 08:00, or not. */
export const mailChoices = ['at-once', 'digest', 'off'] as const;

/** {@link mailChoices} as a schema. */
export const mailChoice = z.enum(mailChoices);

/** One of {@link mailChoices}. */
export type MailChoice = z.output<typeof mailChoice>;

/** What the signed-in person can be mailed about, and when (BO-51). */
export const readMailChoices = defineEndpoint({
  method: 'GET',
  path: '/api/mail/choices',
  access: ['user', 'writer', 'admin'],
  summary: 'What the signed-in person is mailed about',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    items: z.array(z.object({ event: mailEvent, choice: mailChoice })),
  }),
});

/** Chooses when mails of an event come; the time zone says when it is 08:00. */
export const saveMailChoice = defineEndpoint({
  method: 'POST',
  path: '/api/mail/choices',
  access: ['user', 'writer', 'admin'],
  summary: 'Choose when mails of an event come',
  input: z.object({
    event: mailEvent,
    choice: mailChoice,
    timeZone: z.string().max(60).optional(),
  }),
  output: done,
});

/** What became of a mail. */
export const mailStates = ['waiting', 'sending', 'sent', 'uncertain', 'failed', 'dropped'] as const;

/** {@link mailStates} as a schema. */
export const mailState = z.enum(mailStates);

/** A mail as the firm's list shows it. */
export const listedMail = z.object({
  _id: id,
  event: mailEvent,
  /** Whom it is for. */
  name: z.string(),
  recipient: z.string(),
  subject: z.string().nullable(),
  state: mailState,
  /** Why it did not arrive, as the mail server said it. */
  reason: z.string().nullable(),
  attempts: z.number().int(),
  createdAt: timestamp,
  /** When it left or ended. */
  endedAt: timestamp.nullable(),
  /** Before this moment it is not sent. */
  dueAt: timestamp,
});

/** {@link listedMail} as a type. */
export type ListedMail = z.output<typeof listedMail>;

/** The mails of the firm, newest first (BO-55). */
export const listMails = defineEndpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: ['admin'],
  area: 'settings',
  summary: 'Mails of the firm and what became of them',
  input: z.object({
    ...listInput,
    state: mailState.optional(),
    /** A piece of an address, a name or a subject. */
    search: z.string().trim().max(limits.firm.search).optional(),
  }),
  output: listOf(listedMail),
});

/** Sends a mail again that failed or whose arrival is uncertain; its address gets mails again. */
export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mails/{id}/resend',
  access: ['admin'],
  area: 'settings',
  summary: 'Send a mail again',
  input: z.object({ id }),
  output: done,
});
