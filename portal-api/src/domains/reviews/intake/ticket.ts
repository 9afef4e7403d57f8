import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '@portal/shared-contracts';

/** What a ticket turned out to be. */
export type Ticket =
  | { readonly kind: 'good'; readonly nonce: string }
  /** A person whose page stood open for too long. */
  | { readonly kind: 'over' }
  /** Made up, or sent faster than anybody fills a form. */
  | { readonly kind: 'robot' };

/** Whose tickets, and when. */
interface Booth {
  siteId: string;
  secret: string;
  now: Date;
}

const sign = ({ siteId, secret }: Booth, issued: string, nonce: string): Buffer =>
  createHmac('sha256', secret).update(`${siteId}.${issued}.${nonce}`).digest();

/** A ticket with the moment at which it was given; nothing of it is stored until it is used. */
export const issueTicket = (booth: Booth): string => {
  const issued = booth.now.getTime().toString(36);
  const nonce = randomBytes(12).toString('base64url');
  return `${issued}.${nonce}.${sign(booth, issued, nonce).toString('base64url')}`;
};

/** Reads a ticket (RV-14): signed here, not younger than a person types, not older than two hours. */
export const readTicket = (booth: Booth, ticket: string): Ticket => {
  const [issued = '', nonce = '', signature = ''] = ticket.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(booth, issued, nonce);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { kind: 'robot' };
  const seconds = (booth.now.getTime() - parseInt(issued, 36)) / 1000;
  if (seconds < limits.review.ticketSeconds.least) return { kind: 'robot' };
  return seconds > limits.review.ticketSeconds.most ? { kind: 'over' } : { kind: 'good', nonce };
};
