import { limits } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import { configuredOrigin } from '../../http/security/public-origin.ts';
import type { SiteContext } from '../../kernel/context.ts';
import { siteMail } from '../../kernel/mails/site-mail.ts';
import type { Platform } from '../../kernel/platform.ts';
import { wordDuration, wordMoment } from '../../kernel/words/formats.ts';
import { mailPerson } from '../people/person-mails.service.ts';
import { getPerson, type PersonRow } from '../people/people.service.ts';
import { createSiteDirectory } from '../website/website.service.ts';
import { findErasure } from './erasures.repository.ts';

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

/** Tells a person that the account will be erased, and where that can be taken back. */
export const mailErasureAsked = async (ctx: Mailing, personId: string): Promise<void> => {
  const person = await getPerson(ctx.db, personId);
  const erasure = await findErasure(ctx.db, personId);
  if (!erasure) return;
  await mailPerson(ctx, person, (language, named) => ({
    mail: 'erasure-asked',
    params: { ...named, moment: wordMoment(erasure.due_at, language) },
    link: pageOf(ctx, person),
  }));
};

const mailDone = async (ctx: Mailing, personId: string): Promise<void> => {
  const person = await getPerson(ctx.db, personId);
  await mailPerson(ctx, person, (_language, params) => ({ mail: 'erasure-done', params }));
};

/** In the name of a site, where no request is. What fails is logged: the work itself is done. */
const inSite =
  (mail: (ctx: Mailing, personId: string) => Promise<void>) =>
  async (
    { config, database, log, mailer }: MailTools,
    person: { siteId: string; personId: string },
  ): Promise<void> => {
    try {
      const site = await createSiteDirectory({ database, log }).byId(person.siteId);
      if (!site) return;
      const ctx = {
        site,
        db: database.site(site.id),
        mail: siteMail(mailer, site),
        siteOrigin: () => configuredOrigin(config, site.host),
      };
      await mail(ctx, person.personId);
    } catch (error) {
      log.error({ err: error, person: person.personId }, 'the person was not told');
    }
  };

/** Tells a person that the archive is ready. */
export const mailExportReady = inSite(mailReady);

/** The last mail of an account. It is sent just before the erasure, which then forgets it as well. */
export const mailErased = inSite(mailDone);
