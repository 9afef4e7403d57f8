import { z } from '@portal/shared-contracts/schema';

const keptAnswers = z.object({
  // Without the limits of the wire: an answer that is too long is shortened by its writer, and nothing is lost with it.
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Section that was open; as many as there are sections means the check page. */
  section: z.number().int().nonnegative(),
  /** Furthest section that was ever open: only those are marked as missing something. */
  furthest: z.number().int().nonnegative(),
  /** Field that had the focus, to return to it. */
  field: z.string().nullable(),
});

/** Everything of a half-filled questionnaire, as the vault keeps it. */
export type KeptAnswers = z.output<typeof keptAnswers>;

/** A questionnaire that nobody has touched. */
export const NO_ANSWERS: KeptAnswers = { answers: {}, section: 0, furthest: 0, field: null };

/** Reads answers from the vault; a copy that no longer fits is not used. */
export const parseKeptAnswers = (stored: unknown): KeptAnswers | undefined =>
  keptAnswers.safeParse(stored).data;
