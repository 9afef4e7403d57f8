import { chooseLanguage, type Language } from '@portal/shared-contracts';
import type { Context } from '../../../kernel/context.ts';
import type { OrderRecord } from '../../orders/orders.service.ts';
import { findPerson } from '../../people/people.service.ts';

const sentences: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} answered your follow-up questions.`,
  de: (name) => `${name} hat Ihre Rückfragen beantwortet.`,
  it: (name) => `${name} ha risposto alle tue domande aggiuntive.`,
  ru: (name) => `Получены ответы на уточняющие вопросы: ${name}.`,
  es: (name) => `${name} ha respondido a tus preguntas adicionales.`,
  th: (name) => `${name} ตอบคำถามเพิ่มเติมของคุณแล้ว`,
};

/** Tells the writer, whose own next step may stay the same, that the answers are there. */
export const tellFollowUpAnswered = async (ctx: Context, order: OrderRecord): Promise<void> => {
  if (!order.writer_id) return;
  const writer = await findPerson(ctx.db, order.writer_id);
  const language = chooseLanguage(writer?.language, ctx.site.settings.language);
  await ctx.notifications.notify({
    personId: order.writer_id,
    orderId: order._id,
    content: sentences[language](`${order.customer.firstName} ${order.customer.lastName}`),
    action: 'follow-up-answered',
    senderId: ctx.actor.id,
  });
};
