import { Counter, Gauge, type Registry } from 'prom-client';
import { countQueue } from '../domains/mail-notices/queue/queue-counts.repository.ts';
import { countPayments } from '../domains/payments/attempts/payment-counts.repository.ts';
import { housekept } from '../housekeeping.ts';
import type { Platform } from '../kernel/platform.ts';
import { DAY } from '../kernel/time/durations.ts';
import { findNewestBackup } from '../recovery/tables/backups.repository.ts';

const UNFINISHED = ['open', 'needs-action', 'processing'] as const;
const UNSENT = ['waiting', 'sending', 'uncertain', 'failed'] as const;

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

/** How long the earliest of these is over; 0 where none is. */
const secondsSince = (now: Date, ...moments: readonly (Date | null)[]): number => {
  const since = moments.map((at) => at?.getTime() ?? Infinity);
  return (now.getTime() - Math.min(now.getTime(), ...since)) / 1000;
};

// All servers read the same from the database, so whoever sums over servers takes the largest.
const payments = ({ database, now }: Platform): Reading[] => {
  const read = together(() => countPayments(database.platform()));
  return [
    {
      name: 'portal_payments',
      help: 'Payments of all firms that are neither paid nor given up, by their state.',
      labelNames: ['state'],
      read: async (gauge) => {
        const counts = await read();
        for (const state of UNFINISHED)
          gauge.set({ state }, counts.find(({ what }) => what === state)?.n ?? 0);
      },
    },
    {
      name: 'portal_payments_oldest_unfinished_seconds',
      help: 'Age of the oldest payment that is neither paid nor given up.',
      read: async (gauge) => {
        const open = (await read()).filter(({ what }) => what !== 'disputed');
        gauge.set(secondsSince(now(), ...open.map(({ oldest }) => oldest)));
      },
    },
    {
      name: 'portal_payments_disputed',
      help: 'Payments that a bank has called back and nobody has decided.',
      read: async (gauge) => {
        gauge.set((await read()).find(({ what }) => what === 'disputed')?.n ?? 0);
      },
    },
  ];
};

const mailQueue = ({ database, now }: Platform): Reading[] => {
  const read = together(() => countQueue(database.platform(), new Date(now().getTime() - DAY)));
  return [
    {
      name: 'portal_mail_notices',
      help: 'Mails about what happened that wait or leave; of uncertain and failed ones those of a day.',
      labelNames: ['state'],
      read: async (gauge) => {
        const counts = await read();
        for (const wanted of UNSENT)
          gauge.set({ state: wanted }, counts.find(({ state }) => state === wanted)?.n ?? 0);
      },
    },
    {
      name: 'portal_mail_notices_overdue_seconds',
      help: 'For how long the earliest mail that waits should have left.',
      read: async (gauge) => {
        gauge.set(secondsSince(now(), ...(await read()).map(({ due }) => due)));
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
    help: 'Mails of this process that the mail server has at this moment.',
    read: (gauge) => gauge.set(mailer.counts?.waiting ?? 0),
  },
];

const addCounters = (metrics: Registry, { mailer, scanner }: Platform): void => {
  new Counter({
    name: 'portal_mails_total',
    help: 'Mails of this process that the mail server took, did not take, or refused for their address.',
    labelNames: ['result'],
    registers: [metrics],
    collect() {
      this.reset();
      this.inc({ result: 'sent' }, mailer.counts?.sent ?? 0);
      this.inc({ result: 'failed' }, mailer.counts?.failed ?? 0);
      this.inc({ result: 'bounced' }, mailer.counts?.bounced ?? 0);
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
    ...mailQueue(platform),
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
