import type { Language } from '@portal/shared-contracts';
import type { Site } from '../../../kernel/site.ts';
import { say } from '../../../kernel/words/bundles.ts';
import type { QueuedRow } from '../queue/notice.record.ts';
import { isSteady } from '../queue/steady-mails.ts';

/** The subject that a mail will have which always comes; nothing where its kind says enough. */
export const subjectToBe = (
  { event, params }: Pick<QueuedRow, 'event' | 'params'>,
  site: Pick<Site, 'settings'>,
  language: Language,
): string | null => {
  if (!isSteady(event) || event === 'returned-to-buyer') return null;
  const { companyName: company } = site.settings;
  const { number = '', about: subject = '' } = params;
  return say(`portal:mails.${event}.subject`, language, { company, number, subject });
};
