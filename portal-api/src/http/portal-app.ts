import type { Endpoint } from '@portal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Counter, Registry } from 'prom-client';
import type { AuditTrails } from '../kernel/accountability/audit.ts';
import type { SiteContext } from '../kernel/context.ts';
import type { Platform } from '../kernel/platform.ts';
import type { SessionReader } from '../kernel/sessions.ts';
import type { Site, SiteDirectory } from '../kernel/site.ts';
import type { RowReader } from './conflicts/current-row.ts';
import type { Readiness } from './health/readiness.ts';
import type { Sockets } from './sockets/sockets.ts';

/** What answering a request needs of the rest of the server; app.ts hands it in. */
export interface Portal {
  platform: Platform;
  sites: SiteDirectory;
  sessions: SessionReader;
  /** Everything that works in the name of one site. */
  siteContext(site: Site, options?: { isReadOnly?: boolean }): SiteContext;
  sockets: Sockets;
  /** Whether this process can serve now. */
  readiness: Readiness;
  /** Who did what; every changing call leaves its row here. */
  audit: AuditTrails;
  /** Resolves once nothing is under way any more that went on after its reply. */
  settled(): Promise<void>;
  /** What `GET /metrics` shows; rooms add their own numbers. */
  metrics: Registry;
  /** Counts refused calls by their code. */
  refusals: Counter<'code'>;
  /** Every bound call: the API description and the isolation table are made from this list. */
  endpoints: Endpoint[];
  /** What shows one thing of the back office, by its address. */
  rowReaders: Map<string, RowReader>;
  /** What a listening server does again and again, for whoever wants a round at once. */
  rounds: (() => Promise<void>)[];
}

declare module 'fastify' {
  interface FastifyInstance {
    portal: Portal;
  }
}

/** The server with the portal's parts on it. */
export type PortalApp = FastifyInstance;
