import { chooseLanguage, holdsArea } from '@portal/shared-contracts';
import {
  type MailChoice,
  type MailEvent,
  mailEventCodes,
  mailEvents,
} from '@portal/shared-contracts/mails';
import type { Actor } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Site } from '../../../kernel/site.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { findPerson } from '../../people/people.service.ts';
import { findByToken, listChoices, saveChoices } from './choices.repository.ts';

const isFor = (event: MailEvent, { role, admin }: Pick<Actor, 'role' | 'admin'>): boolean => {
  const entry = mailEvents[event];
  if (entry.role !== role) return false;
  return entry.role !== 'admin' || holdsArea(admin, entry.area);
};

/** What somebody can be mailed about, and when they want it. */
export const choicesOf = async (
  db: SiteDatabase,
  actor: Pick<Actor, 'id' | 'role' | 'admin'>,
): Promise<{ event: MailEvent; choice: MailChoice }[]> => {
  const chosen = await listChoices(db, actor.id);
  return mailEventCodes
    .filter((event) => isFor(event, actor))
    .map((event) => ({ event, choice: chosen.get(event) ?? 'at-once' }));
};

const SEPARATOR = '.';
const UNSUBSCRIBED = 'POST /api/mail/unsubscribe/{token}';

/** What stands in a link that ends the mails of some events for one person. */
export const unsubscribeToken = (token: string, events: readonly MailEvent[]): string =>
  [token, ...new Set(events)].join(SEPARATOR);

/** Whom a link names, and which events. */
export const readUnsubscribe = async (
  db: SiteDatabase,
  site: Pick<Site, 'settings'>,
  text: string,
) => {
  const [token = '', ...names] = text.split(SEPARATOR);
  const events = mailEventCodes.filter((event) => names.includes(event));
  const personId = await findByToken(db, token);
  const person = personId ? await findPerson(db, personId) : undefined;
  if (!person || events.length === 0) return undefined;
  const language = chooseLanguage(person.language, site.settings.language);
  return { personId: person.id, language, events };
};

/** Ends the mails of these events for a person; whoever asks later why none come finds it in the log. */
export const unsubscribe = (
  db: SiteDatabase,
  { personId, events }: { personId: string; events: readonly MailEvent[] },
): Promise<void> =>
  db.transaction(async (tx) => {
    await saveChoices(tx, personId, { events, choice: 'off' });
    await writeAudit(tx, {
      action: UNSUBSCRIBED,
      outcome: 'done',
      personId,
      subject: { kind: 'person', id: personId },
      after: { events, choice: 'off' },
    });
  });
