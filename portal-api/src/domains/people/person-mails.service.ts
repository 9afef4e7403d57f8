import { chooseLanguage, type Language } from '@portal/shared-contracts';
import type { SiteContext } from '../../kernel/context.ts';
import { composeMail, type MailOf } from '../../kernel/mails/compose-mail.ts';
import type { MailCode } from '../../kernel/mails/mails.ts';
import type { PersonRow } from './people.repository.ts';

/** Mails a person in the language of their own choice, else of the firm; `to` is another address of theirs. */
export const mailPerson = async <C extends MailCode>(
  ctx: Pick<SiteContext, 'site' | 'mail'>,
  person: Pick<PersonRow, 'email' | 'first_name' | 'language'>,
  make: (language: Language, named: { company: string; name: string }) => MailOf<C>,
  to: string = person.email,
): Promise<void> => {
  const { settings } = ctx.site;
  const language = chooseLanguage(person.language, settings.language);
  const mail = make(language, { company: settings.companyName, name: person.first_name });
  await ctx.mail.send({ to, ...composeMail(ctx.site, mail, language) });
};
