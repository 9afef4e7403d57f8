import type { Language, Role } from '@portal/shared-contracts';
import type { SiteDatabase } from './database.ts';
import type { FilesService, IncomingFile } from './files.ts';
import type { LivePublisher } from './live.ts';
import type { NotificationsService } from './notifications.ts';
import type { PaymentProviders } from './payments/payment-providers.ts';
import type { Site } from './site.ts';
import type { Log } from './log.ts';

/** The person who makes a call, as the session says it. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  sessionId: string;
}

/** What work in the name of one site may use: handlers, sockets, jobs and the command line alike. */
export interface SiteContext {
  site: Site;
  db: SiteDatabase;
  now: () => Date;
  live: LivePublisher;
  mail: { send(mail: { to: string; subject: string; text: string }): Promise<void> };
  files: FilesService;
  notifications: NotificationsService;
  payments: PaymentProviders;
  /** How many orders a customer has. */
  countOrders(personId: string): Promise<number>;
  log: Log;
}

/** What a handler gets beside its parsed input. */
export interface Context extends SiteContext {
  /** The signed-in person. Reading it without a session answers 401, so a forgotten check is closed. */
  readonly actor: Actor;
  /** The signed-in person, or null where a call is public. */
  readonly visitor: Actor | null;
  /** Scheme, host and port of this site as the browser sees it. */
  readonly origin: string;
  readonly ip: string;
  /** The language that the call asks for. */
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
  header(name: string): string | undefined;
  /** The body as it came, for signatures of webhooks. */
  readonly rawBody: Buffer | undefined;
  /** The one file of an upload. */
  upload(): Promise<IncomingFile>;
  /** Refuses with 429 when `key` was used more than `max` times in the window. */
  limit(key: string, rule: { max: number; seconds: number }): Promise<void>;
  /** Sets or clears the session cookie of the reply. */
  setSession(session: { token: string; expiresAt: Date; remember: boolean } | null): void;
}
