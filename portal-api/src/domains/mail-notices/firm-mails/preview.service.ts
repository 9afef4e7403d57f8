import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { getPerson } from '../../people/people.service.ts';
import type { NoticeFacts } from '../queue/notice.record.ts';
import { composeNotices } from '../words/compose-notice.ts';
import { findNewestFacts, type TemplateKey } from '../templates/templates.repository.ts';
import {
  type OwnWords,
  readOwnTemplates,
  refuseWrongWords,
  showTemplate,
} from '../templates/templates.service.ts';

/** The newest order of a firm as a mail names it; the room of orders hands it in. */
export type PreviewOrder = (
  db: SiteDatabase,
) => Promise<(NoticeFacts & { orderId: string }) | undefined>;

/** The mail as it would arrive at whoever asks, naming what a real mail of this kind or the newest order names. */
export const previewMail = async (
  ctx: Context,
  key: TemplateKey,
  { words, order }: { words: Partial<OwnWords>; order: PreviewOrder },
) => {
  const said = await showTemplate(ctx.db, key);
  const own = { subject: words.subject ?? said.subject, text: words.text ?? said.text };
  refuseWrongWords(key, own);
  const { orderId = null, ...ofOrder } = (await order(ctx.db)) ?? {};
  const params = { ...(await findNewestFacts(ctx.db, key.event)), ...ofOrder };
  const person = await getPerson(ctx.db, ctx.actor.id);
  const isOwn = said.isOwn || words.subject !== undefined || words.text !== undefined;
  const templates = isOwn
    ? new Map([[key.event, own]])
    : await readOwnTemplates(ctx.db, [key.event], key.language);
  const mail = composeNotices(
    {
      site: ctx.site,
      origin: ctx.siteOrigin(),
      person: { first_name: person.first_name, language: key.language },
      unsubscribe: `${ctx.siteOrigin()}/`,
      templates,
    },
    [{ event: key.event, params, order_id: orderId, subject_id: null, is_digest: false }],
  );
  return { ...mail, order: params.number ?? null };
};
