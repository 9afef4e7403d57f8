import type { Language } from '@portal/shared-contracts';
import type { IntakeConsent } from '@portal/shared-contracts/reviews';
import type { Site } from '../../../kernel/site.ts';
import { wordConsent } from '../../../kernel/words/consents.ts';

// Raised with each change of the sentence: who has the page open reads it again.
const VERSION = '1';

/** What a visitor agrees to (RV-48); the days are part of the version, because they are part of the promise. */
export const consentOf = (
  { settings }: Pick<Site, 'settings'>,
  language: Language,
): IntakeConsent => {
  const days = settings.freeReview.retentionDays;
  const params = { company: settings.companyName, days };
  return { version: `${VERSION}-${days}`, text: wordConsent('free-review', params, language) };
};

// As above; who gets the text is part of the promise too.
const MODEL_VERSION = '1';

/** What a visitor agrees to beside it where a model can be asked (RV-47), or nothing. */
export const modelConsentOf = (
  { settings }: Pick<Site, 'settings'>,
  language: Language,
  provider: string | undefined,
): IntakeConsent | undefined => {
  if (provider === undefined) return undefined;
  const params = { company: settings.companyName, provider };
  return {
    version: `${MODEL_VERSION}-${provider}`,
    text: wordConsent('review-model', params, language),
  };
};
