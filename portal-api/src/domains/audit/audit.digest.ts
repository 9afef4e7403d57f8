import { createHash, randomBytes } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same text for the same value, in whatever order the database hands its keys over. */
export const canonical = (value: unknown): string => JSON.stringify(value ?? null, sorted);

/** The values of a row, which may be blanked later. */
export interface AuditValues {
  person_id: string | null;
  operator: string | null;
  subject_kind: string | null;
  subject_id: string | null;
  address: string | null;
  before: unknown;
  after: unknown;
}

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Without the salt a short value could be found by trying all of them. */
export const digestValues = (values: AuditValues, salt: string): string => {
  const { person_id, operator, subject_kind, subject_id, address, before, after } = values;
  return sha256(
    [
      salt,
      person_id,
      operator,
      subject_kind,
      subject_id,
      address,
      canonical(before),
      canonical(after),
    ]
      .map((part) => part ?? '')
      .join('\n'),
  );
};

/** What the chain is made of. */
export interface ChainLink {
  seq: number;
  at: Date;
  action: string;
  outcome: string;
  request_id: string | null;
  batch: string | null;
  values_digest: string;
  former: string;
}

/** The digest that the database gave the row, computed once more. */
export const digestLink = (link: ChainLink): string =>
  sha256(
    [
      link.former,
      String(link.seq),
      link.at.toISOString(),
      link.action,
      link.outcome,
      link.request_id ?? '',
      link.batch ?? '',
      link.values_digest,
    ].join('\n'),
  );
