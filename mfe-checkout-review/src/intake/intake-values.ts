import { languages, limits, type Language } from '@portal/shared-contracts';
import { z } from '@portal/shared-contracts/schema';

/** What a visitor types; the file and the consent are never kept. */
export interface IntakeValues {
  source: 'file' | 'text';
  text: string;
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  advert: string;
}

const kept = z.object({
  source: z.enum(['file', 'text']),
  text: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.enum(languages),
  advert: z.string(),
});

/** What the vault kept, where it still fits. */
export const parseIntake = (stored: unknown): IntakeValues | undefined => {
  const parsed = kept.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
};

/** A field that the form can point to. */
export type IntakeField = 'resume' | 'firstName' | 'lastName' | 'email' | 'consent';

/** What is wrong with a field, as the key of its sentence. */
export type IntakeProblems = Partial<Record<IntakeField, string>>;

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const nameProblem = (name: string, missing: string): string | undefined => {
  if (name.trim() === '') return missing;
  return name.trim().length > limits.name.max ? 'checkout:customer.tooLong' : undefined;
};

const emailProblem = (email: string): string | undefined => {
  if (email.trim() === '') return 'checkout:name.email';
  return LOOKS_LIKE_EMAIL.test(email.trim()) ? undefined : 'checkout:name.emailWrong';
};

const resumeProblemOf = (values: IntakeValues, hasFile: boolean): string | undefined => {
  if (values.source === 'file') return hasFile ? undefined : 'fileMissing';
  return values.text.trim() === '' ? 'textMissing' : undefined;
};

/** Everything that keeps the form from being sent. */
export const problemsOf = (
  values: IntakeValues,
  { hasFile, hasConsent }: { hasFile: boolean; hasConsent: boolean },
): IntakeProblems => {
  const all = {
    resume: resumeProblemOf(values, hasFile),
    firstName: nameProblem(values.firstName, 'checkout:name.firstName'),
    lastName: nameProblem(values.lastName, 'checkout:name.lastName'),
    email: emailProblem(values.email),
    consent: hasConsent ? undefined : 'consentMissing',
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem));
};
