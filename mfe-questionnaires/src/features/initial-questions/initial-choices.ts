import { limits } from '@portal/shared-contracts';
import { customerExperienceValue, industryName } from '@portal/shared-contracts/questionnaires';
import { z } from '@portal/shared-contracts/schema';

const initialChoices = z.object({
  step: z.enum(['industries', 'experience']),
  industries: z.array(industryName),
  experience: customerExperienceValue.nullable(),
});

/** The half-answered initial questions, as the vault keeps them. */
export type InitialChoices = z.output<typeof initialChoices>;

/** Nothing chosen yet. */
export const NO_CHOICES: InitialChoices = {
  step: 'industries',
  industries: [],
  experience: null,
};

/** Reads choices from the vault; a copy that no longer fits is not used. */
export const parseInitialChoices = (stored: unknown): InitialChoices | undefined =>
  initialChoices.safeParse(stored).data;

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
