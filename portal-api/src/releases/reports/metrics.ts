import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../../kernel/database.ts';
import { listRegistry } from '../store/registry.repository.ts';
import { listAllCounts } from './reports.repository.ts';

// All servers share what is counted here, so each reading takes it from the database as it is then.
const countReported = (db: Database, metrics: Registry): void => {
  new Counter({
    name: 'portal_release_reports_total',
    help: 'Outcomes that devices reported, by cause.',
    labelNames: ['remote', 'release', 'cause'],
    registers: [metrics],
    async collect() {
      const counts = await listAllCounts(db);
      this.reset();
      for (const { remote, version, cause, total } of counts)
        this.inc({ remote, release: version, cause }, total);
    },
  });
};

const showLive = (db: Database, metrics: Registry): void => {
  new Gauge({
    name: 'portal_release_live',
    help: 'Whether a channel points at the release; the value is its percentage.',
    labelNames: ['remote', 'release', 'channel'],
    registers: [metrics],
    async collect() {
      const entries = await listRegistry(db);
      this.reset();
      for (const { remote, stable, canary } of entries)
        for (const [channel, state] of Object.entries({ stable, canary }))
          if (state) this.set({ remote, release: state.version, channel }, state.percent);
    },
  });
};

const showTakenBack = (db: Database, metrics: Registry): void => {
  new Gauge({
    name: 'portal_release_taken_back',
    help: 'Whether the release was taken back.',
    labelNames: ['remote', 'release'],
    registers: [metrics],
    async collect() {
      const entries = await listRegistry(db);
      this.reset();
      for (const { remote, version, takenBack } of entries.flatMap(({ releases }) => releases))
        if (takenBack) this.set({ remote, release: version }, 1);
    },
  });
};

/** Releases that only unknown devices speak against; a person has to look. */
export const releaseAlerts = (metrics: Registry): Counter<'remote' | 'release'> =>
  new Counter({
    name: 'portal_release_alerts_total',
    help: 'Reports of unknown devices alone that a live release is broken.',
    labelNames: ['remote', 'release'],
    registers: [metrics],
  });

/** Adds the state of the registry and what devices reported to the numbers of the server. */
export const addReleaseMetrics = (metrics: Registry, db: Database): void => {
  countReported(db, metrics);
  showLive(db, metrics);
  showTakenBack(db, metrics);
};
