import { answers } from '@portal/shared-contracts/questionnaires';
import { z } from 'zod';

const wizardDraft = z.object({
  answers,
  /** Section that was open; as many as there are sections means the check page. */
  section: z.number().int().nonnegative(),
  /** Furthest section that was ever open: only those are marked as missing something. */
  furthest: z.number().int().nonnegative(),
  /** Field that had the focus, to return to it. */
  field: z.string().nullable(),
});

/** Everything of a half-filled questionnaire, as the vault keeps it. */
export type WizardDraft = z.output<typeof wizardDraft>;

/** A questionnaire that nobody has touched. */
export const emptyWizardDraft: WizardDraft = { answers: {}, section: 0, furthest: 0, field: null };

/** Reads what the vault kept; a copy that no longer fits is left alone. */
export const parseWizardDraft = (stored: unknown): WizardDraft | undefined =>
  wizardDraft.safeParse(stored).data;
