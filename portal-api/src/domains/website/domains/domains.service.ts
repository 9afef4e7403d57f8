import { randomBytes } from 'node:crypto';
import type { Domain } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Database } from '../../../kernel/database.ts';
import type { HostNames } from '../../../kernel/hosts/host-names.ts';
import { findSite } from '../website.repository.ts';
import { presentDomain, proofName, readHost, recordsOf, times } from './domains.policy.ts';
import {
  claimDue,
  type DomainRow,
  findHolder,
  listDomainRows,
  releaseHost,
  resumeWaiting,
  savePrimary,
  saveWaiting,
} from './domains.repository.ts';
import { saveLook, saveUnanswered } from './looks.repository.ts';

/** What hosts are proven and kept with. */
export interface DomainTools {
  /** Sees whose host is whose. */
  readonly db: Database;
  readonly names: HostNames;
  readonly now: () => Date;
  /** What the hosts of a firm have to stand for. */
  readonly target: (siteId: string) => Promise<string>;
  /** After a change the next request sees it. */
  readonly forget: () => void;
}

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** The hosts of a firm. */
export const listOwnDomains = async (tools: DomainTools, siteId: string): Promise<Domain[]> => {
  const [rows, site, target] = [
    await listDomainRows(tools.db, siteId),
    await findSite(tools.db, siteId),
    await tools.target(siteId),
  ];
  const shown = { target, primary: site?.host ?? '', now: tools.now() };
  return rows.map((row) => presentDomain(row, shown));
};

const findRow = async (
  tools: DomainTools,
  siteId: string,
  host: string,
): Promise<DomainRow | undefined> =>
  (await listDomainRows(tools.db, siteId)).find((row) => row.host === host);

const requireRow = async (
  tools: DomainTools,
  siteId: string,
  typed: string,
): Promise<DomainRow> => {
  const row = await findRow(tools, siteId, typed.toLowerCase());
  if (!row || row.state === 'removed') throw new Refusal('domain-unknown');
  return row;
};

const readOwn = async (tools: DomainTools, siteId: string, host: string): Promise<Domain> => {
  const found = (await listOwnDomains(tools, siteId)).find((own) => own.host === host);
  if (!found) throw new Refusal('domain-unknown');
  return found;
};

// A wrong or missing record of a proven host closes nothing: its page says so, and links stay alive.
const stateAfter = (row: DomainRow, isRight: boolean, now: Date): DomainRow['state'] => {
  if (isRight || row.state === 'proven') return 'proven';
  return now < after(row.added_at, times.checkFor) ? 'waiting' : 'expired';
};

const nextLook = { waiting: times.checkEvery, proven: times.lookAfterEvery };

type Said = readonly [texts: string[], aliases: string[]];

/** What the name servers say of a host; nothing where none can be asked. */
const ask = async ({ names }: DomainTools, { host }: DomainRow): Promise<Said | undefined> => {
  const said = await Promise.allSettled([names.texts(proofName(host)), names.aliases(host)]);
  const [texts, aliases] = said;
  return texts.status === 'fulfilled' && aliases.status === 'fulfilled'
    ? [texts.value, aliases.value]
    : undefined;
};

const isWatched = (state: DomainRow['state']): state is keyof typeof nextLook =>
  state === 'waiting' || state === 'proven';

/** Looks at a host now; with both records right the site answers at it. */
const look = async (tools: DomainTools, row: DomainRow): Promise<void> => {
  const { db, names, now } = tools;
  const said = await ask(tools, row);
  if (!said) {
    const nextCheckAt = isWatched(row.state) ? after(now(), times.checkEvery) : null;
    await saveUnanswered(db, row, { at: now(), nextCheckAt });
    return;
  }
  const [texts, aliases] = said;
  const found = { ...row, found_texts: texts, found_aliases: aliases };
  const records = recordsOf(found, await tools.target(row.site_id));
  let state = stateAfter(
    row,
    records.every(({ isRight }) => isRight),
    now(),
  );
  // Another firm may have proven it meanwhile.
  if (state === 'proven' && row.state !== 'proven') {
    const holder = await findHolder(db, row.host, now());
    const isFree = holder === undefined || holder === row.site_id;
    if (!isFree) state = 'expired';
  }
  const end = state === 'proven' ? await names.certificateEnd(row.host) : undefined;
  await saveLook(db, row, {
    state,
    texts,
    aliases,
    // A host that shows none at this moment had one all the same.
    certificateEndsAt: end ?? row.certificate_ends_at,
    checkedAt: now(),
    nextCheckAt: isWatched(state) ? after(now(), nextLook[state]) : null,
  });
  if (state !== row.state) tools.forget();
};

/** Adds a host to a firm and says which records it needs. */
export const addOwnDomain = async (
  tools: DomainTools,
  siteId: string,
  typed: string,
): Promise<Domain> => {
  const host = readHost(typed);
  if (!host) throw new Refusal('domain-unfit', {}, 'host');
  const holder = await findHolder(tools.db, host, tools.now());
  const own = await findRow(tools, siteId, host);
  if ((holder !== undefined && holder !== siteId) || own?.state === 'proven')
    throw new Refusal('domain-in-use', {}, 'host');
  if (own?.state !== 'waiting') {
    const token = randomBytes(16).toString('hex');
    await saveWaiting(tools.db, { siteId, host, token, now: tools.now() });
  }
  return readOwn(tools, siteId, host);
};

/** Looks at a host because somebody asks; one that was given up is looked after again. */
export const checkOwnDomain = async (
  tools: DomainTools,
  siteId: string,
  typed: string,
): Promise<Domain> => {
  const row = await requireRow(tools, siteId, typed);
  if (row.token === '') return readOwn(tools, siteId, row.host);
  const holder = await findHolder(tools.db, row.host, tools.now());
  if (holder !== undefined && holder !== siteId) throw new Refusal('domain-in-use', {}, 'host');
  const watched = row.state === 'expired' ? await resumeWaiting(tools.db, row, tools.now()) : row;
  if (watched) await look(tools, watched);
  return readOwn(tools, siteId, row.host);
};

/** Lets links in mails lead to a host that answers. */
export const choosePrimary = async (
  tools: DomainTools,
  siteId: string,
  typed: string,
): Promise<Domain> => {
  const row = await requireRow(tools, siteId, typed);
  if (row.state !== 'proven') throw new Refusal('domain-unproven');
  await tools.db.transaction(async (tx) => {
    // Another tab may have removed it meanwhile.
    if (!(await savePrimary(tx, { siteId, host: row.host, now: tools.now() })))
      throw new Refusal('domain-unknown');
  });
  tools.forget();
  return readOwn(tools, siteId, row.host);
};

/** Takes a host away; for 30 days nobody else can have it. */
export const removeOwnDomain = async (
  tools: DomainTools,
  siteId: string,
  typed: string,
): Promise<void> => {
  const row = await requireRow(tools, siteId, typed);
  if (row.token === '') throw new Refusal('domain-unknown');
  if (row.is_primary) throw new Refusal('domain-is-last');
  const until = after(tools.now(), times.reservedFor);
  await releaseHost(tools.db, { siteId, host: row.host, until });
  tools.forget();
};

/** Looks at every host that is due, of all firms; one that fails stands in the way of none. */
export const domainRound = async (tools: DomainTools): Promise<void> => {
  const now = tools.now();
  const due = await claimDue(tools.db, { now, until: after(now, times.checkEvery) });
  const looks = await Promise.allSettled(due.map((row) => look(tools, row)));
  const failed = looks.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failed.length > 0) throw new AggregateError(failed, 'Hosts could not be looked at');
};
