import type { Retention } from '@portal/shared-contracts/website';
import type { Platform } from '../../kernel/platform.ts';
import { DAY } from '../../kernel/time/durations.ts';
import { platformChain, deleteOldAudit } from '../audit/audit.service.ts';
import { createSiteDirectory, listSites } from '../website/website.service.ts';
import { deleteAfterRetention, deletePastTime } from './personal-rows.repository.ts';

const PLATFORM_AUDIT_MONTHS = 24;

/** The same day of an earlier month; where that has no such day its last one, so that nothing goes early. */
export const monthsAgo = (now: Date, months: number): Date => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // The 31st of a shorter month is a day of the next one.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
};

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

const endOf = (now: Date, setting: keyof Retention, value: number): Date =>
  setting.endsWith('Months') ? monthsAgo(now, value) : daysAgo(now, value);

/** Removes, firm by firm, what is past the time that the firm has set; says how many rows. */
export const keepTimes = async (tools: Platform): Promise<number> => {
  const { database, now, personalData } = tools;
  const platform = database.platform();
  const sites = createSiteDirectory(tools);
  let removed = await deleteOldAudit(platformChain(tools), monthsAgo(now(), PLATFORM_AUDIT_MONTHS));
  for (const { site_id } of await listSites(platform)) {
    const site = await sites.byId(site_id);
    if (!site) continue;
    const { retention, retentionYears } = site.settings;
    for (const rule of personalData.flatMap((domain) => domain.retention ?? [])) {
      const before = endOf(now(), rule.setting, retention[rule.setting]);
      removed += await deletePastTime(platform, site_id, rule, before);
    }
    const lawfulEnd = monthsAgo(now(), retentionYears * 12);
    for (const table of personalData.flatMap(({ tables }) => tables))
      await deleteAfterRetention(platform, site_id, table, lawfulEnd);
  }
  return removed;
};
