import type { AdminRights, Language, Role } from '@portal/shared-contracts';
import type { AuditNotes } from './accountability/audit.ts';
import type { Later } from './background.ts';
import type { SiteDatabase } from './database.ts';
import type { FilesService, FormRules, IncomingFile, IncomingForm } from './files.ts';
import type { LivePublisher } from './live.ts';
import type { NotificationsService } from './notifications.ts';
import type { PaymentProviders } from './payments/payment-providers.ts';
import type { Sealer } from './secrets/sealer.ts';
import type { Site } from './site.ts';
import type { Log } from './log.ts';

/** The person who makes a call, as the session says it. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  /** What this person chose, if anything. */
  language: Language | null;
  sessionId: string;
  hasSecondFactor: boolean;
  /** Whether a password or code of the last ten minutes showed who it is. */
  isConfirmed: boolean;
  /** What an admin may do; nothing for everybody else. */
  admin: AdminRights | null;
  /** The admin who only looks at this person's portal, the session that this came from, and its end. */
  seen: { by: string; from: string; until: Date } | null;
}

/** What work in the name of one site may use: handlers, sockets, jobs and the command line alike. */
export interface SiteContext {
  site: Site;
  db: SiteDatabase;
  now: () => Date;
  live: LivePublisher;
  /** A mail without a page of its own gets a plain one in the firm's colours. */
  mail: {
    send(mail: { to: string; subject: string; text: string; html?: string }): Promise<void>;
  };
  /** Scheme, host and port at which people reach this site, for links in mails. */
  siteOrigin(): string;
  files: FilesService;
  sealer: Sealer;
  /** Whether a password is in a list of breached ones, where the operator has one asked. */
  isBreached(this: void, password: string): Promise<boolean>;
  notifications: NotificationsService;
  payments: PaymentProviders;
  /** How many orders a customer has. */
  countOrders(personId: string): Promise<number>;
  log: Log;
  later: Later;
}

/** The browser of a call: how it names itself, and the mark by which it is known again. */
export interface Browser {
  readonly agent: string;
  readonly mark: string | undefined;
  /** Gives it a mark that scripts cannot read. */
  setMark(mark: string, expires: Date): void;
  /** Whose first step of signing in was right. */
  readonly ticket: string | undefined;
  setTicket(ticket: string, expires: Date): void;
}

/** What a handler gets beside its parsed input. */
export interface Context extends SiteContext {
  /** The signed-in person. Reading it without a session answers 401, so a forgotten check is closed. */
  readonly actor: Actor;
  /** The signed-in person, or null where a call is public. */
  readonly visitor: Actor | null;
  /** Scheme, host and port of this site as the browser sees it. */
  readonly origin: string;
  /** The connection's address as it is. A limit counts by `address` or `network`: of IPv6 everybody has endless ones. */
  readonly ip: string;
  /** Where the call comes from, for limits: an address of IPv4, a network of IPv6. */
  readonly address: string;
  /** The network that the address belongs to, for limits that several addresses share. */
  readonly network: string;
  /** What the audit log should say of this call beside its name. */
  readonly audit: AuditNotes;
  /** The language of whoever reads the answer: of the page that asks, else the person's, else the firm's. */
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
  /** Whether the call changes something. */
  readonly isChange: boolean;
  /** Whether a page of the portal asks: a robot that follows a mailed link is none. */
  readonly isFromPage: boolean;
  header(name: string): string | undefined;
  /** The body as it came, for signatures of webhooks. */
  readonly rawBody: Buffer | undefined;
  /** The one file of an upload. */
  upload(mostBytes?: number): Promise<IncomingFile>;
  /** The fields of a multipart form, and its file where it has one. */
  form(rules: FormRules): Promise<IncomingForm>;
  /** Refuses with 429 when `key` was used more than `max` times in the window. */
  limit(key: string, rule: { max: number; seconds: number }): Promise<void>;
  /** Takes back what `limit` counted last: it was right, so it was no guess. */
  forgive(key: string): Promise<void>;
  /** The browser that makes the call. */
  readonly browser: Browser;
  /** Sets or clears the session cookie of the reply. */
  setSession(session: { token: string; expiresAt: Date; remember: boolean } | null): void;
}

/** What changing something of the firm needs: of a call, or of an import that does many such changes. */
export interface EditorContext extends Pick<SiteContext, 'db' | 'site' | 'now'> {
  readonly actor: Pick<Actor, 'id' | 'firstName'>;
  readonly audit: AuditNotes;
}
