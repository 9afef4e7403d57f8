import type { Domain } from '@portal/shared-contracts/admin';
import { DAY, HOUR, MINUTE } from '../../../kernel/time/durations.ts';
import type { DomainRow } from './domains.repository.ts';

/** How often, how long, and how far ahead hosts are looked after. */
export const times = {
  checkEvery: 5 * MINUTE,
  checkFor: 72 * HOUR,
  lookAfterEvery: DAY,
  reservedFor: 30 * DAY,
  warnedAhead: 14 * DAY,
} as const;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`);

/** A host as name servers know it, or nothing for what is none: an address, one word, or with a path. */
export const readHost = (typed: string): string | undefined => {
  const host = URL.parse(`http://${typed.trim().toLowerCase()}`)?.hostname ?? '';
  const isWhole = !/[/:?#@\s]/.test(typed.trim());
  return isWhole && HOST.test(host) && !/\.\d+$/.test(host) ? host : undefined;
};

/** The name at which the proof stands. */
export const proofName = (host: string): string => `_portal.${host}`;

/** What has to stand there. */
const proofText = (token: string): string => `portal-verification=${token}`;

const bare = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** The records that a host needs, beside what was found. */
export const recordsOf = (
  row: Pick<DomainRow, 'host' | 'token' | 'found_texts' | 'found_aliases'>,
  target: string,
): Domain['records'] => {
  if (row.token === '') return [];
  const text = proofText(row.token);
  return [
    {
      type: 'TXT',
      name: proofName(row.host),
      expected: text,
      found: row.found_texts,
      isRight: row.found_texts.includes(text),
    },
    {
      type: 'CNAME',
      name: row.host,
      expected: target,
      found: row.found_aliases,
      isRight: row.found_aliases.map(bare).includes(bare(target)),
    },
  ];
};

/** Whether a certificate ends soon, so that somebody has to look. */
export const endsSoon = (row: Pick<DomainRow, 'certificate_ends_at'>, now: Date): boolean =>
  row.certificate_ends_at !== null &&
  row.certificate_ends_at.getTime() - now.getTime() < times.warnedAhead;

const toWire = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A host as it travels. */
export const presentDomain = (
  row: DomainRow,
  { target, primary, now }: { target: string; primary: string; now: Date },
): Domain => ({
  host: row.host,
  state: row.state,
  isPrimary: row.host === primary,
  isGiven: row.token === '',
  records: recordsOf(row, target),
  checkedAt: toWire(row.checked_at),
  nextCheckAt: toWire(row.next_check_at),
  checkedUntil:
    row.state === 'waiting' ? toWire(new Date(row.added_at.getTime() + times.checkFor)) : null,
  certificateEndsAt: toWire(row.certificate_ends_at),
  endsSoon: endsSoon(row, now),
  reservedUntil: toWire(row.reserved_until),
  unansweredSince: toWire(row.unanswered_at),
});
