import type { PortalUser } from '@portal/shared-contracts/people';
import type { Actor } from '../../../kernel/context.ts';

/** The person as the page of an admin gets them who only looks: without what opens doors by itself. */
export const seenUser = <T extends { user: PortalUser & { needsSecondFactor?: boolean } }>(
  reply: T,
  { seen }: Pick<Actor, 'seen'>,
): T => {
  if (!seen) return reply;
  const { needsSecondFactor: _needs, ...user } = reply.user;
  return {
    ...reply,
    user: { ...user, uniqueCustomerId: '', seeAs: { until: seen.until.toISOString() } },
  };
};
