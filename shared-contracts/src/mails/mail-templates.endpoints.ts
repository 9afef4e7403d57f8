import { z } from '@portal/shared-contracts/schema';
import { baseVersion, rowVersion } from '../lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../languages.ts';
import { done } from '../scalars.ts';
import { mailEvent } from './mails.endpoints.ts';

/** How long the words of a mail may be (BO-57). */
export const mailTemplateLimits = { subject: 150, text: 5000 } as const;

// A subject is one line of a mail's head.
const subject = z
  .string()
  .trim()
  .min(1)
  .max(mailTemplateLimits.subject)
  .regex(/^[^\r\n]*$/);
const text = z.string().trim().min(1).max(mailTemplateLimits.text);
/** A firm's own words of a mail. */
export const mailWords = z.object({ subject, text });

/** {@link mailWords} as a type. */
export type MailWords = z.output<typeof mailWords>;

const address = { event: mailEvent, language };

/** The words of a mail as a firm sees and sets them. */
export const mailTemplate = z.object({
  ...address,
  subject: z.string(),
  /** Markdown: paragraphs, lists, `**bold**`, `*italic*` and `[links](https://…)`. */
  text: z.string(),
  /** Whether these are the firm's own words. */
  isOwn: z.boolean(),
  version: rowVersion,
  /** What both may name. */
  placeholders: z.array(z.string()),
  /** What each has to name, because the portal's own words do. */
  required: z.object({ subject: z.array(z.string()), text: z.array(z.string()) }),
});

/** {@link mailTemplate} as a type. */
export type MailTemplate = z.output<typeof mailTemplate>;

const shown = z.object({ status: z.literal(true), template: mailTemplate });

/** The words of one mail in one language. */
export const readMailTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/admin/mail-templates/{event}/{language}',
  access: ['admin'],
  area: 'settings',
  summary: 'The words of a mail',
  input: z.object(address),
  output: shown,
});

/** Sets a firm's own words; without any the portal's own are back. */
export const saveMailTemplate = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/mail-templates/{event}/{language}',
  access: ['admin'],
  area: 'settings',
  summary: 'Set the words of a mail',
  input: z.object({
    ...address,
    baseVersion,
    subject: subject.nullable(),
    text: text.nullable(),
  }),
  output: shown,
});

const words = z.object({ ...address, subject: subject.optional(), text: text.optional() });

/** The mail as it would arrive, with the newest order of the firm; nothing is saved. */
export const previewMailTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mail-templates/{event}/{language}/preview',
  access: ['admin'],
  area: 'settings',
  summary: 'Preview the words of a mail',
  input: words,
  output: z.object({
    status: z.literal(true),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    /** The number of the order that it names. */
    order: z.string().nullable(),
  }),
});

/** Mails the preview to whoever asks. */
export const sendMailTemplateToMe = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mail-templates/{event}/{language}/send-to-me',
  access: ['admin'],
  area: 'settings',
  summary: 'Mail a preview to oneself',
  input: words,
  output: done,
});
