import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { DatabaseServer } from '../kernel/database.ts';
import { writtenSoFar } from '../kernel/log.ts';
import type { Readiness } from './health/readiness.ts';
import type { Sockets } from './sockets/sockets.ts';

// From an answer out of memory to what a person would call hanging.
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'How long answers took, by endpoint.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  // The pattern of the route, never the address: codes and tokens stay out, and the number of series stays small.
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
};

const measureDatabase = (database: DatabaseServer, registry: Registry): void => {
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of this process to the database, and how much work waits for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.connections()))
        this.set({ state }, count);
    },
  });
};

/** What the numbers are taken from. */
interface Measured {
  database: DatabaseServer;
  sockets: Pick<Sockets, 'paths' | 'count'>;
  readiness: Readiness;
}

const measureSockets = (sockets: Measured['sockets'], registry: Registry): void => {
  new Gauge({
    name: 'portal_sockets_open',
    help: 'Open sockets of this process, by address.',
    labelNames: ['path'],
    registers: [registry],
    collect() {
      for (const path of sockets.paths()) this.set({ path }, sockets.count(path));
    },
  });
};

const measureReadiness = (readiness: Readiness, registry: Registry): void => {
  new Gauge({
    name: 'portal_ready',
    help: 'Whether this process can serve: by each thing that it needs, and `all`.',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      const { status, checks } = await readiness.read();
      this.set({ check: 'all' }, status === 'ready' ? 1 : 0);
      for (const [check, state] of Object.entries(checks))
        this.set({ check }, state === 'ok' ? 1 : 0);
    },
  });
};

const measureLog = (registry: Registry): void => {
  new Counter({
    name: 'portal_log_entries_total',
    help: 'Warnings and errors in the log of this process.',
    labelNames: ['level'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [level, count] of Object.entries(writtenSoFar())) this.inc({ level }, count);
    },
  });
};

let ofProcess: Registry | undefined;

// Its observers never end, so there is one set of them, however many servers a process has had.
const processMetrics = (): Registry => {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
};

/** The numbers of this server: its process, its answers, its sockets and what it needs. */
export const createServerMetrics = (
  app: FastifyInstance,
  { database, sockets, readiness }: Measured,
): { metrics: Registry; refusals: Counter<'code'> } => {
  const metrics = Registry.merge([processMetrics()]);
  measureRequests(app, metrics);
  measureDatabase(database, metrics);
  measureSockets(sockets, metrics);
  measureReadiness(readiness, metrics);
  measureLog(metrics);
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Refused calls, by the code of the refusal.',
    labelNames: ['code'],
    registers: [metrics],
  });
  return { metrics, refusals };
};
