import { z } from '@portal/shared-contracts/schema';
import { tabStorage } from '@portal/shared-contracts/storage';

const SLOT = 'review-intake';
const LAST = 'review-last';

const keptSending = z.object({
  /** The idempotency key: one sending is one review, however often it is tried (RV-06). */
  key: z.string(),
  /** What was sent under the key; another resume is another sending. */
  of: z.string(),
  /** The review, once the server has answered. */
  id: z.string().optional(),
});

type KeptSending = z.output<typeof keptSending>;

/** The sending that this tab has begun and not ended, also after a reload. */
export const readSending = (): KeptSending | undefined => {
  try {
    return keptSending.parse(JSON.parse(tabStorage.getItem(SLOT) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Remembers a sending in this tab. */
export const keepSending = (sending: KeptSending): void =>
  tabStorage.setItem(SLOT, JSON.stringify(sending));

/** Forgets the sending: it has ended, well or badly. */
export const forgetSending = (): void => tabStorage.removeItem(SLOT);

/** The key under which this is sent: the one of the last try while nobody has answered it. */
export const keyFor = (of: string): string => {
  const kept = readSending();
  if (kept && kept.of === of && !kept.id) return kept.key;
  const key = crypto.randomUUID();
  keepSending({ key, of });
  return key;
};

/** The review that this tab has seen last. */
export const lastReview = (): string | undefined => tabStorage.getItem(LAST) ?? undefined;

/** Remembers the review to which the same resume leads back. */
export const keepLastReview = (id: string): void => tabStorage.setItem(LAST, id);
