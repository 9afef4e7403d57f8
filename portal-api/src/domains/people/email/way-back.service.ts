import { limits } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { DAY, MINUTE } from '../../../kernel/time/durations.ts';
import { issueCode } from '../credentials/codes.repository.ts';

/**
 * The code that brings a former address back, made when its mail leaves. However late that is, it ends a week after
 * the change; nothing once that is over.
 */
export const issueWayBack = async (
  db: SiteDatabase,
  { personId, email, changedAt }: { personId: string; email: string; changedAt: Date },
): Promise<{ code: string; days: number } | undefined> => {
  const left = changedAt.getTime() + limits.restoreEmailDays * DAY - db.now().getTime();
  const days = Math.round(left / DAY);
  if (days < 1) return undefined;
  const purpose = 'restore-email';
  const minutes = left / MINUTE;
  return { code: await issueCode(db, { personId, purpose, minutes, detail: email }), days };
};

export { listWaysBack } from '../credentials/codes.repository.ts';
