import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';

/** What can wait for the firm, in the order in which it is shown (BO-59). */
export const dashboardCounts = [
  'unassigned',
  'drafts',
  'unread',
  'overdue',
  'disputed',
  'silent',
] as const;

const dashboardCount = z.enum(dashboardCounts);

/** One of the things that can wait for the firm. */
export type DashboardCount = z.output<typeof dashboardCount>;

/** What waits for the firm, as far as the admin's areas reach; counted as far as ten thousand. */
export const readDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: ['admin'],
  summary: 'What waits for the firm',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    counts: z.array(z.object({ key: dashboardCount, count: z.number().int() })),
  }),
});
