import type { Language, LocalizedText } from '@portal/shared-contracts';
import { escapeUTF8 } from 'entities';

const text: LocalizedText = {
  en: 'Demo: payments and mails are played, and everybody knows the passwords.',
  de: 'Demo: Zahlungen und E-Mails werden nur gespielt, und die Passwörter kennt jeder.',
  it: 'Demo: pagamenti ed e-mail sono simulati e le password sono note a tutti.',
  ru: 'Демо: платежи и письма ненастоящие, а пароли известны всем.',
  es: 'Demo: los pagos y los correos son simulados y todos conocen las contraseñas.',
  th: 'เดโม: การชำระเงินและอีเมลเป็นเพียงการจำลอง และทุกคนรู้รหัสผ่าน',
};

/** How the banner looks; it stands above the page and scrolls with it. */
export const DEMO_BANNER_STYLE =
  '.demo-banner{margin:0;padding:8px 16px;background:#fde68a;color:#3b2f04;font-size:14px;text-align:center}';

/** What each page says where somebody chose the demo on purpose. */
export const demoBanner = (language: Language): string =>
  `<p class="demo-banner" role="note">${escapeUTF8(text[language])}</p>`;
