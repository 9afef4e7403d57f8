import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { DatabaseServer } from '../kernel/database.ts';

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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
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

/** The numbers of this server: its process, its answers and its database. */
export const createServerMetrics = (app: FastifyInstance, database: DatabaseServer): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureDatabase(database, registry);
  return registry;
};
