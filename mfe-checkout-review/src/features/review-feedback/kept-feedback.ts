import { stars } from '@portal/shared-contracts/reviews';
import { z } from '@portal/shared-contracts/schema';
import { tabStorage } from '@portal/shared-contracts/storage';

const feedback = z.object({ stars, comment: z.string() });

/** What a reader chose and wrote, and has not sent yet. */
export type TypedFeedback = z.output<typeof feedback>;

const slotOf = (critiqueId: string): string => `review-feedback:${critiqueId}`;

/** What this tab has of it, also after a reload: whoever reads a mailed review has no vault. */
export const readFeedback = (critiqueId: string): TypedFeedback | undefined => {
  try {
    return feedback.parse(JSON.parse(tabStorage.getItem(slotOf(critiqueId)) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Remembers it in this tab only. */
export const keepFeedback = (critiqueId: string, typed: TypedFeedback): void =>
  tabStorage.setItem(slotOf(critiqueId), JSON.stringify(typed));

/** Forgets it; call it after it was sent. */
export const forgetFeedback = (critiqueId: string): void =>
  tabStorage.removeItem(slotOf(critiqueId));
