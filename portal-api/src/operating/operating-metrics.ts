import { Counter, Gauge, type Registry } from 'prom-client';
import { countPayments } from '../domains/payments/attempts/payment-counts.repository.ts';
import { housekept } from '../housekeeping.ts';
import type { Platform } from '../kernel/platform.ts';
import { findNewestBackup } from '../recovery/tables/backups.repository.ts';

const STATES = ['open', 'needs-action', 'processing', 'paid', 'declined', 'abandoned'] as const;

const UNFINISHED: ReadonlySet<string> = new Set(['open', 'needs-action', 'processing']);

type Labels = 'state';

interface Reading {
  name: string;
  help: string;
  labelNames?: readonly Labels[];
  read(gauge: Gauge<Labels>): void | Promise<void>;
}

/** What is asked for at the same moment is read once. */
const together = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let pending: Promise<T> | undefined;
  return () =>
    (pending ??= read().finally(() => {
      pending = undefined;
    }));
};

// All servers read the same from the database, so whoever sums over servers takes the largest.
const payments = ({ database, now }: Platform): Reading[] => {
  const read = together(() => countPayments(database.platform()));
  return [
    {
      name: 'portal_payments',
      help: 'Payments of all firms by their state.',
      labelNames: ['state'],
      read: async (gauge) => {
        const counts = await read();
        for (const state of STATES) gauge.set({ state }, 0);
        for (const { state, n } of counts) gauge.set({ state }, n);
      },
    },
    {
      name: 'portal_payments_oldest_unfinished_seconds',
      help: 'Age of the oldest payment that is neither paid nor given up.',
      read: async (gauge) => {
        const open = (await read()).filter(({ state }) => UNFINISHED.has(state));
        const since = Math.min(...open.map(({ oldest }) => oldest.getTime()), now().getTime());
        gauge.set((now().getTime() - since) / 1000);
      },
    },
    {
      name: 'portal_payments_disputed',
      help: 'Payments that a bank has called back and nobody has decided.',
      read: async (gauge) => {
        gauge.set((await read()).reduce((sum, { disputed }) => sum + disputed, 0));
      },
    },
  ];
};

const housekeeping = ({ database, mailer }: Platform): Reading[] => [
  {
    name: 'portal_backup_last_success_timestamp_seconds',
    help: 'When the newest backup was made; 0 where there is none.',
    read: async (gauge) => {
      gauge.set(((await findNewestBackup(database.platform()))?.getTime() ?? 0) / 1000);
    },
  },
  {
    name: 'portal_housekeeping_last_success_timestamp_seconds',
    help: 'When this process last swept what nobody can reach; 0 before the first round.',
    read: (gauge) => gauge.set(housekept.lastSuccess / 1000),
  },
  {
    name: 'portal_mails_waiting',
    help: 'Mails that the mail server has not taken yet.',
    read: (gauge) => gauge.set(mailer.counts?.waiting ?? 0),
  },
];

const addCounters = (metrics: Registry, { mailer, scanner }: Platform): void => {
  new Counter({
    name: 'portal_mails_total',
    help: 'Mails of this process that the mail server took or refused.',
    labelNames: ['result'],
    registers: [metrics],
    collect() {
      this.reset();
      this.inc({ result: 'sent' }, mailer.counts?.sent ?? 0);
      this.inc({ result: 'failed' }, mailer.counts?.failed ?? 0);
    },
  });
  new Counter({
    name: 'portal_files_scanned_total',
    help: 'Uploads of this process that the scanner found clean or harmful, or could not look into.',
    labelNames: ['result'],
    registers: [metrics],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(scanner?.counts ?? {}))
        this.inc({ result }, count);
    },
  });
  new Counter({
    name: 'portal_housekeeping_failures_total',
    help: 'Rounds of the hourly sweep of this process that failed.',
    registers: [metrics],
    collect() {
      this.reset();
      this.inc(housekept.failures);
    },
  });
  new Counter({
    name: 'portal_files_swept_total',
    help: 'What the hourly sweep of this process did with files.',
    labelNames: ['what'],
    registers: [metrics],
    collect() {
      this.reset();
      for (const [what, count] of Object.entries(housekept.files)) this.inc({ what }, count);
    },
  });
};

/** Adds what an operator has to know of: mails, money, backups and the hourly sweep. */
export const addOperatingMetrics = (metrics: Registry, platform: Platform): void => {
  addCounters(metrics, platform);
  for (const { name, help, labelNames = [], read } of [
    ...payments(platform),
    ...housekeeping(platform),
  ])
    new Gauge<Labels>({
      name,
      help,
      labelNames: [...labelNames],
      registers: [metrics],
      async collect() {
        await read(this);
      },
    });
};
