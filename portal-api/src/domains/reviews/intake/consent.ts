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
