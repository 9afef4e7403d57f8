import { chooseLanguage, type LocalizedText } from '@portal/shared-contracts';
import type { SiteContext } from '../../kernel/context.ts';
import type { OrderRecord } from '../orders/orders.service.ts';
import { findPerson } from '../people/people.service.ts';

// Whose turn it is gets its own notice with every change; these say what a turn cannot.
const texts = {
  'final-ready': {
    en: 'Your final document is ready: {name}',
    de: 'Ihr fertiges Dokument ist da: {name}',
    it: 'Il tuo documento finale è pronto: {name}',
    ru: 'Ваш итоговый документ готов: {name}',
    es: 'Tu documento final está listo: {name}',
    th: 'เอกสารฉบับสมบูรณ์ของคุณพร้อมแล้ว: {name}',
  },
  'linkedin-ready': {
    en: 'Your LinkedIn document is ready: {name}',
    de: 'Ihr LinkedIn-Dokument ist da: {name}',
    it: 'Il tuo documento LinkedIn è pronto: {name}',
    ru: 'Ваш документ для LinkedIn готов: {name}',
    es: 'Tu documento de LinkedIn está listo: {name}',
    th: 'เอกสาร LinkedIn ของคุณพร้อมแล้ว: {name}',
  },
  'draft-approved': {
    en: 'The admin approved your draft: {name}',
    de: 'Die Verwaltung hat Ihren Entwurf freigegeben: {name}',
    it: 'L’amministratore ha approvato la tua bozza: {name}',
    ru: 'Администратор одобрил ваш черновик: {name}',
    es: 'El administrador ha aprobado tu borrador: {name}',
    th: 'ผู้ดูแลอนุมัติฉบับร่างของคุณแล้ว: {name}',
  },
  'draft-rejected': {
    en: 'The admin sent your draft back: {name}',
    de: 'Die Verwaltung hat Ihren Entwurf zurückgegeben: {name}',
    it: 'L’amministratore ha respinto la tua bozza: {name}',
    ru: 'Администратор вернул ваш черновик: {name}',
    es: 'El administrador ha devuelto tu borrador: {name}',
    th: 'ผู้ดูแลส่งฉบับร่างของคุณกลับมา: {name}',
  },
} satisfies Record<string, LocalizedText>;

/** What happened to a document, beyond whose turn it is. */
export type DocumentNotice = keyof typeof texts;

/** Writes a notice into the bell of one side of the order, in that person's language. */
export const notifyParty = async (
  ctx: SiteContext,
  order: OrderRecord,
  notice: { to: 'customer' | 'writer'; kind: DocumentNotice; name: string; senderId?: string },
): Promise<void> => {
  const personId = notice.to === 'customer' ? order.client_id : order.writer_id;
  const person = personId && (await findPerson(ctx.db, personId));
  if (!person) return;
  const text = texts[notice.kind][chooseLanguage(person.language, ctx.site.settings.language)];
  await ctx.notifications.notify({
    personId: person.id,
    orderId: order._id,
    content: text.replace('{name}', () => notice.name),
    action: notice.kind,
    ...(notice.senderId ? { senderId: notice.senderId } : {}),
  });
};
