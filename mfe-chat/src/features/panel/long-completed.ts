import { limits } from '@portal/shared-contracts';

const DAY = 86_400_000;

/** Whether an order was completed more than ten days ago (CH-03). */
export const isLongCompleted = (completedAt: string | null | undefined, now: Date): boolean =>
  completedAt !== null &&
  completedAt !== undefined &&
  now.getTime() - new Date(completedAt).getTime() > limits.chat.completedWarningDays * DAY;
