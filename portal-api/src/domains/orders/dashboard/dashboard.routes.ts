import { holdsArea, type Area } from '@portal/shared-contracts';
import {
  type DashboardCount,
  dashboardCounts,
  readDashboard,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { countWaitingOrders } from './dashboard.repository.ts';

/** What rooms above count: drafts that wait for approval, writers' messages that nobody has answered. */
export interface DashboardSources {
  drafts(db: SiteDatabase): Promise<number>;
  unread(db: SiteDatabase): Promise<number>;
}

const SILENT_DAYS = 7;

const areasOf: Readonly<Record<DashboardCount, readonly Area[]>> = {
  unassigned: ['orders'],
  drafts: ['orders'],
  unread: ['orders'],
  overdue: ['orders'],
  disputed: ['orders', 'money'],
  silent: ['orders'],
};

/** What waits for the firm (BO-59); an admin is told of the own areas only. */
export const registerDashboard = (app: PortalApp, { drafts, unread }: DashboardSources): void =>
  bindEndpoint(app, readDashboard, async (_input, { db, actor, now, site }) => {
    const counts: Record<DashboardCount, number> = {
      ...(await countWaitingOrders(db, {
        today: dayIn(site.settings.timeZone, now()),
        silentSince: new Date(now().getTime() - SILENT_DAYS * DAY),
      })),
      drafts: await drafts(db),
      unread: await unread(db),
    };
    const isToldOf = (key: DashboardCount) =>
      areasOf[key].some((area) => holdsArea(actor.admin, area));
    return {
      status: true,
      counts: dashboardCounts.flatMap((key) =>
        isToldOf(key) ? [{ key, count: counts[key] }] : [],
      ),
    };
  });
