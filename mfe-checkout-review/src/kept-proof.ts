import { tabStorage } from '@portal/shared-contracts/storage';

const slot = (critiqueId: string): string => `review-proof:${critiqueId}`;

/** Remembers in this tab only what proves that somebody is the reader of a review. */
export const keepProof = (critiqueId: string, proof: string): void =>
  tabStorage.setItem(slot(critiqueId), proof);

/** The proof that this tab holds. */
export const keptProof = (critiqueId: string): string | undefined =>
  tabStorage.getItem(slot(critiqueId)) ?? undefined;

/** Forgets the proof: what it proved is gone. */
export const forgetProof = (critiqueId: string): void => tabStorage.removeItem(slot(critiqueId));
