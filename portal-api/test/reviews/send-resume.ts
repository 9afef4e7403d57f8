import { randomUUID } from 'node:crypto';
import { portalHeaders } from '@portal/shared-contracts';
import {
  getReviewTicket,
  type IntakeForm,
  type sendReview,
} from '@portal/shared-contracts/reviews';
import type { z } from 'zod';
import type { TestApp, TestSite } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

/** A resume of more than a hundred words with something to write to and to call. */
export const RESUME = [
  'Vera Sand, vera.sand@example.com, +49 170 1234567',
  'Responsible for logistics at Harbour Ltd, 01.2019 - 12.2021',
  ...Array.from(
    { length: 14 },
    (_, at) => `Moved ${at + 10} trucks a day through the harbour gate`,
  ),
].join('\n');

const BOUNDARY = '----portal-review-boundary';

const formOf = (
  fields: Readonly<Record<string, string>>,
  file?: { name: string; content: Buffer },
): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    ),
    ...(file
      ? [
          Buffer.from(
            `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
          ),
          file.content,
          Buffer.from('\r\n'),
        ]
      : []),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** What a test changes of the usual form. */
export interface Sending {
  fields?: Partial<Record<keyof IntakeForm, string>>;
  file?: { name: string; content: Buffer };
  key?: string;
  /** The address that it comes from. */
  from?: string;
  language?: string;
}

/** A reply to a sent form. */
export interface Sent {
  status: number;
  body: z.output<(typeof sendReview)['output']>;
  refusal: string | undefined;
  message: string | undefined;
}

/** A ticket that is old enough to be used, and the text to agree to. */
export const ripeTicket = async (portal: TestApp, visitor: TestClient) => {
  const { body } = await visitor.call(getReviewTicket, {});
  portal.clock.advance(4000);
  return body;
};

let people = 0;

/** Sends a resume as a page would; each call is another person from another address unless it says so. */
export const sendResume = async (
  portal: TestApp,
  visitor: TestClient,
  { fields = {}, file, key = randomUUID(), from, language }: Sending = {},
): Promise<Sent> => {
  people += 1;
  const { ticket, consent } = await ripeTicket(portal, visitor);
  const form = {
    firstName: 'Vera',
    lastName: 'Sand',
    email: `visitor-${people}@example.com`,
    language: 'en',
    consent: 'true',
    consentVersion: consent.version,
    ticket,
    ...(file ? {} : { text: RESUME }),
    ...fields,
  };
  const reply = await visitor.inject({
    method: 'POST',
    url: '/api/review',
    remoteAddress: from ?? `10.1.${people >> 8}.${people & 255}`,
    headers: {
      ...portalHeaders(),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'idempotency-key': key,
      ...(language ? { 'accept-language': language } : {}),
    },
    payload: formOf(form, file),
  });
  const body = reply.json<Sent['body'] & { refusal?: { code: string }; message?: string }>();
  return { status: reply.statusCode, body, refusal: body.refusal?.code, message: body.message };
};

/** Waits until the server has done what it began. */
export const worked = (portal: TestApp): Promise<void> => portal.settled();

/** A finished review of somebody. */
export const madeReview = async (
  portal: TestApp,
  sending: Sending = {},
  site: TestSite = 'northwind',
): Promise<{ id: string; proof: string }> => {
  const { status, body, message } = await sendResume(portal, portal.visit(site), sending);
  if (status !== 202) throw new Error(`${status} ${message ?? ''}`);
  await worked(portal);
  return { id: body.id, proof: body.proof };
};

/** The proof that stands in the mailed link. */
export const mailedProof = async (portal: TestApp, id: string): Promise<string> => {
  const [mail] = await portal
    .db()
    .query<{ body: string }>(
      'select body from mails where position($1 in body) > 0 order by created_at desc limit 1',
      [id],
    );
  return /uniqueCustomerId=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
};
