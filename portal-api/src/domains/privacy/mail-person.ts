import { limits } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import { configuredOrigin } from '../../http/security/public-origin.ts';
import type { SiteContext } from '../../kernel/context.ts';
import { siteMail } from '../../kernel/mails/site-mail.ts';
import type { Platform } from '../../kernel/platform.ts';
import { wordDuration, wordMoment } from '../../kernel/words/formats.ts';
import { deleteMailsTo } from '../mailbox/mailbox.service.ts';
import { listWaysBack } from '../people/email/way-back.service.ts';
import { mailPerson } from '../people/person-mails.service.ts';
import { findPerson, getPerson, type PersonRow } from '../people/people.service.ts';
import { createSiteDirectory } from '../website/website.service.ts';
import { findErasure } from './erasures.repository.ts';
import { dueOf } from './erasures.service.ts';

type Mailing = Pick<SiteContext, 'site' | 'db' | 'mail' | 'siteOrigin'>;

/** What mails of background work are made with. */
export type MailTools = Pick<Platform, 'config' | 'database' | 'log' | 'mailer'>;

// Reviewers have their data on the page of security, as they have no profile.
const pageOf = ({ siteOrigin }: Mailing, { role }: PersonRow): string =>
  siteOrigin() + (role === 'reviewer' ? routes.security({}) : routes.profile({}));

const mailReady = async (ctx: Mailing, personId: string): Promise<void> => {
  const person = await getPerson(ctx.db, personId);
  await mailPerson(ctx, person, (language, named) => ({
    mail: 'export-ready',
    params: { ...named, duration: wordDuration(limits.personExportDays, 'day', language) },
    link: pageOf(ctx, person),
  }));
};

/**
 * Tells a person that the account will be erased, and where that can be taken back; former addresses that may still
 * take the account back hear it too, for a thief may have asked.
 */
export const mailErasureAsked = async (ctx: Mailing, personId: string): Promise<void> => {
  const person = await getPerson(ctx.db, personId);
  const erasure = await findErasure(ctx.db, personId);
  if (!erasure) return;
  const due = await dueOf(ctx.db, erasure);
  const former = (await listWaysBack(ctx.db, personId)).map(({ detail }) => detail);
  const told = [...new Set([person.email, ...former])].map((to) =>
    mailPerson(
      ctx,
      person,
      (language, named) => ({
        mail: 'erasure-asked',
        params: { ...named, moment: wordMoment(due, language) },
        link: pageOf(ctx, person),
      }),
      to,
    ),
  );
  await Promise.all(told);
};

interface PersonOfSite {
  siteId: string;
  personId: string;
}

/** In the name of a site, where no request is. */
const mailingOf = async (
  { config, database, log, mailer }: MailTools,
  siteId: string,
): Promise<Mailing | undefined> => {
  const site = await createSiteDirectory({ database, log }).byId(siteId);
  return (
    site && {
      site,
      db: database.site(site.id),
      mail: siteMail(mailer, site),
      siteOrigin: () => configuredOrigin(config, site.host),
    }
  );
};

// The work itself is done: what fails here is logged.
const tell = async (
  { log }: MailTools,
  { personId }: PersonOfSite,
  mail: () => Promise<void>,
): Promise<void> => {
  try {
    await mail();
  } catch (error) {
    log.error({ err: error, person: personId }, 'the person was not told');
  }
};

/** Tells a person that the archive is ready. */
export const mailExportReady = (tools: MailTools, person: PersonOfSite): Promise<void> =>
  tell(tools, person, async () => {
    const ctx = await mailingOf(tools, person.siteId);
    if (ctx) await mailReady(ctx, person.personId);
  });

/** Reads name and address now, and sends the last mail of an account when it is called, after the erasure. */
export const lastMail = async (
  tools: MailTools,
  person: PersonOfSite,
): Promise<() => Promise<void>> => {
  const ctx = await mailingOf(tools, person.siteId);
  const reader = ctx && (await findPerson(ctx.db, person.personId));
  if (!ctx || !reader) return () => Promise.resolve();
  return () =>
    tell(tools, person, async () => {
      await mailPerson(ctx, reader, (_language, params) => ({ mail: 'erasure-done', params }));
      // The mailbox of the demo keeps what was sent, the address of the erased with it.
      if (tools.mailer.keepsMails) await deleteMailsTo(ctx.db, reader.email);
    });
};
