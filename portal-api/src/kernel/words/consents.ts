import type { Language } from '@portal/shared-contracts';
import { say } from './bundles.ts';

/** Every text to which somebody agrees before anything is stored, with what it names. */
export const consents = {
  'free-review': ['company', 'days'],
  'review-model': ['company', 'provider'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Consent = keyof typeof consents;

/** Such a text in one language. */
export const wordConsent = <C extends Consent>(
  code: C,
  params: Readonly<Record<(typeof consents)[C][number], string | number>>,
  language: Language,
): string => say(`portal:consents.${code}`, language, params);
