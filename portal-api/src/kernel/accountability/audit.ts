import type { Endpoint } from '@portal/shared-contracts';
import type { SiteDatabase } from '../database.ts';
import type { Subject } from '../files.ts';

/** The chain of what concerns every firm. */
export const PLATFORM_CHAIN = '*';

/** Free words as a row says them: that there are some. What they say may be of a person, and the log outlives people. */
export const wordsSaid = (words: string | undefined): string | undefined =>
  words?.trim() ? '(set)' : undefined;

/** What a row says beside its action; the values are never secrets or contents of documents. */
export interface AuditNote {
  /** Who it was, where the session does not say it: a sign-in. */
  personId?: string | undefined;
  subject?: Subject | undefined;
  before?: unknown;
  after?: unknown;
  /** What several rows of one act have in common, and by what it is taken back. */
  batch?: string | undefined;
}

/** What a handler may add to the row of its call; later notes win. */
export interface AuditNotes {
  note(note: AuditNote): void;
  /** What was noted as the row's batch. */
  readonly batch?: string | undefined;
}

/** One row of the audit log. */
export interface AuditEntry extends AuditNote {
  /** The name of the call, command or act. */
  action: string;
  outcome: 'done' | 'refused';
  /** The user of the machine who gave a command. */
  operator?: string | undefined;
  /** The network that it came from; never the whole address. */
  address?: string | undefined;
  requestId?: string | undefined;
}

/** One call or command on its way. */
export interface AuditTrail extends AuditNotes {
  /** The database that the work must use: its first change takes the row along in its transaction. */
  readonly db: SiteDatabase;
  /** It went well: writes the row unless a change has taken it along. */
  done(): Promise<void>;
  /** It was refused: writes a row where the policy wants refusals. */
  refused(error: unknown): Promise<void>;
}

/** A call that begins. */
export interface AuditedCall {
  endpoint: Endpoint;
  db: SiteDatabase;
  personId: string | undefined;
  network(): string;
  requestId: string;
}

/** The audit log as the binding of endpoints sees it. */
export interface AuditTrails {
  follow(call: AuditedCall): AuditTrail;
  /** Writes what was gathered; the server calls it before it ends. */
  flush(): Promise<void>;
}
