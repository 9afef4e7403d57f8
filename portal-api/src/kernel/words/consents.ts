import type { Language } from '@portal/shared-contracts';
import { say, type WordParams } from './bundles.ts';

/** A text to which somebody agrees before anything is stored. */
export const wordConsent = (
  code: 'free-review' | 'review-model',
  params: WordParams,
  language: Language,
): string => say(`portal:consents.${code}`, language, params);
