import { adminRoutes, type HealthLine, type healthTopics } from '@portal/shared-contracts/admin';
import type { SiteContext } from '../../kernel/context.ts';
import type { FirmCounts } from './firm-health.repository.ts';
import type { HealthCode } from './health-codes.ts';

/** What is known of something, before it is put into words: `health.<code>` of the bundle. */
export interface Finding {
  key: string;
  state: HealthLine['state'];
  code: HealthCode;
  params?: Readonly<Record<string, string | number>>;
  to?: string;
  /** Since when, where that is known already; else since it was seen first. */
  since?: Date;
}

type Topic = (typeof healthTopics)[number];

/** What the topics are judged by. */
export interface Known {
  ctx: Pick<SiteContext, 'site'>;
  /** Whether payments by card move real money, and whether the provider refuses the keys of the firm's account. */
  cards: { movesMoney: boolean; isRefused: boolean };
  counts: FirmCounts;
  domains: { all: number; lost: readonly string[]; endingSoon: readonly string[] };
  /** How the hourly work of this server goes, whatever the others would say. */
  upkeep: { isLate: boolean; since: Date };
}

const MEGABYTE = 1024 * 1024;

const mail = ({ counts: { unsent, late } }: Known): Omit<Finding, 'key'> => {
  const to = adminRoutes.mails({});
  if (unsent > 0) return { state: 'failing', code: 'mail-unsent', params: { number: unsent }, to };
  if (late > 0) return { state: 'warning', code: 'mail-late', params: { number: late }, to };
  return { state: 'well', code: 'mail-well' };
};

const providers = ({ ctx: { site }, cards }: Known): Omit<Finding, 'key'> => {
  if (site.settings.customCheckout)
    return {
      state: 'well',
      code: 'providers-own',
      params: { host: new URL(site.settings.customCheckout.url).host },
    };
  if (cards.isRefused)
    return { state: 'failing', code: 'providers-refused', to: adminRoutes.paymentAccount({}) };
  return cards.movesMoney
    ? { state: 'well', code: 'providers-well' }
    : {
        state: 'warning',
        code: 'providers-sandbox',
        to: adminRoutes.paymentAccount({}),
      };
};

const jobs = ({ upkeep: { isLate, since } }: Known): Omit<Finding, 'key'> =>
  isLate
    ? { state: 'failing', code: 'jobs-late', since }
    : { state: 'well', code: 'jobs-well', since };

const storage = ({ ctx: { site }, counts: { bytes } }: Known): Omit<Finding, 'key'> => {
  const most = site.settings.storage.siteMegabytes;
  const used = Math.ceil(bytes / MEGABYTE);
  const params = { used, most };
  if (used < most * 0.8) return { state: 'well', code: 'storage-well', params };
  const to = adminRoutes.settings({ section: 'keeping' });
  return { state: used < most * 0.95 ? 'warning' : 'failing', code: 'storage-full', params, to };
};

const domains = ({ domains: { all, lost, endingSoon } }: Known): Omit<Finding, 'key'> => {
  const to = adminRoutes.settings({ section: 'domains' });
  if (lost.length > 0)
    return { state: 'failing', code: 'domains-lost', params: { hosts: lost.join(', ') }, to };
  if (endingSoon.length > 0)
    return {
      state: 'warning',
      code: 'domains-ending',
      params: { hosts: endingSoon.join(', ') },
      to,
    };
  return { state: 'well', code: 'domains-well', params: { number: all } };
};

const books = ({
  counts: { failed_refunds, disputed, differences },
}: Known): Omit<Finding, 'key'> => {
  if (differences > 0) {
    const params = { number: differences };
    return { state: 'failing', code: 'books-differ', params, to: adminRoutes.differences({}) };
  }
  if (failed_refunds + disputed === 0) return { state: 'well', code: 'books-well' };
  const params = { refunds: failed_refunds, disputed };
  const state = failed_refunds > 0 ? 'failing' : 'warning';
  return { state, code: 'books-open', params, to: adminRoutes.invoices({}) };
};

const judges: Readonly<Record<Topic, (known: Known) => Omit<Finding, 'key'>>> = {
  mail,
  providers,
  jobs,
  storage,
  domains,
  books,
};

/** How each topic fares. */
export const judgeTopics = (known: Known): Finding[] =>
  Object.entries(judges).map(([key, judge]) => ({ key, ...judge(known) }));

/** One part with the devices that it ran on. */
export interface RunningPart {
  remote: string;
  title: string;
  isOn: boolean;
  offByPlatform: boolean;
  works: number;
  devices: number;
}

/** How one part fares. */
export const judgePart = (part: RunningPart): Finding => {
  const { title, works, devices } = part;
  const key = `part:${part.remote}`;
  const to = adminRoutes.settings({ section: 'parts' });
  if (part.offByPlatform) return { key, state: 'off', code: 'part-taken', params: { part: title } };
  if (!part.isOn) return { key, state: 'off', code: 'part-off', params: { part: title }, to };
  if (devices === 0) return { key, state: 'well', code: 'part-unseen', params: { part: title } };
  const params = { part: title, works, devices };
  if (works >= devices * 0.95) return { key, state: 'well', code: 'part-works', params };
  const state = works >= devices * 0.5 ? 'warning' : 'failing';
  return { key, state, code: 'part-works', params, to };
};
