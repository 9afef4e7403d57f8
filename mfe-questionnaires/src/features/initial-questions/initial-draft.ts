import { limits } from '@portal/shared-contracts';
import { customerExperienceValue, industryName } from '@portal/shared-contracts/questionnaires';
import { z } from 'zod';

const initialDraft = z.object({
  step: z.enum(['industries', 'experience']),
  industries: z.array(industryName),
  experience: customerExperienceValue.nullable(),
});

/** The half-answered initial questions, as the vault keeps them. */
export type InitialDraft = z.output<typeof initialDraft>;

/** Nothing chosen yet. */
export const emptyInitialDraft: InitialDraft = {
  step: 'industries',
  industries: [],
  experience: null,
};

/** Reads what the vault kept; a copy that no longer fits is left alone. */
export const parseInitialDraft = (stored: unknown): InitialDraft | undefined =>
  initialDraft.safeParse(stored).data;

const { min, max } = limits.industries;

/** Whether Next may go on (QU-03). */
export const isIndustryCountRight = (chosen: readonly string[]): boolean =>
  chosen.length >= min && chosen.length <= max;

/** The choice after a click; nothing when it would be one too many (QU-02). */
export const toggleIndustry = <T extends string>(
  chosen: readonly T[],
  name: T,
): T[] | undefined => {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  return chosen.length >= max ? undefined : [...chosen, name];
};
