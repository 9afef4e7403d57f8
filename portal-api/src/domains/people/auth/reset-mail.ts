import { limits, type Language } from '@portal/shared-contracts';
import type { PersonRow } from '../people.repository.ts';
import type { Site } from '../../../kernel/site.ts';

interface Wording {
  subject: (company: string) => string;
  text: (name: string, link: string, minutes: number, company: string) => string;
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    subject: (company) => `Choose a new password for ${company}`,
    text: (name, link, minutes, company) =>
      `Hello ${name},\n\nopen this link to choose a new password:\n${link}\n\nIt works once and for ${minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.\n\n${company}`,
  },
  de: {
    subject: (company) => `Neues Passwort für ${company}`,
    text: (name, link, minutes, company) =>
      `Hallo ${name},\n\nüber diesen Link legen Sie ein neues Passwort fest:\n${link}\n\nEr gilt einmal und ${minutes} Minuten lang. Haben Sie ihn nicht angefordert, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.\n\n${company}`,
  },
  it: {
    subject: (company) => `Scegli una nuova password per ${company}`,
    text: (name, link, minutes, company) =>
      `Ciao ${name},\n\napri questo link per scegliere una nuova password:\n${link}\n\nFunziona una sola volta e per ${minutes} minuti. Se non l’hai richiesto, non fare nulla: la password resta la stessa.\n\n${company}`,
  },
  ru: {
    subject: (company) => `Новый пароль для ${company}`,
    text: (name, link, minutes, company) =>
      `Здравствуйте, ${name}!\n\nЧтобы выбрать новый пароль, откройте ссылку:\n${link}\n\nОна действует один раз в течение ${minutes} минут. Если вы её не запрашивали, ничего не делайте: пароль останется прежним.\n\n${company}`,
  },
  es: {
    subject: (company) => `Elige una contraseña nueva para ${company}`,
    text: (name, link, minutes, company) =>
      `Hola, ${name}:\n\nabre este enlace para elegir una contraseña nueva:\n${link}\n\nFunciona una sola vez y durante ${minutes} minutos. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.\n\n${company}`,
  },
  th: {
    subject: (company) => `ตั้งรหัสผ่านใหม่สำหรับ ${company}`,
    text: (name, link, minutes, company) =>
      `สวัสดีคุณ ${name}\n\nเปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่:\n${link}\n\nลิงก์ใช้ได้ครั้งเดียวภายใน ${minutes} นาที หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณยังคงเดิม\n\n${company}`,
  },
};

/** The mail with the recovery link, in the person's language. */
export const resetMail = (
  site: Site,
  person: PersonRow,
  link: string,
): { to: string; subject: string; text: string } => {
  const wording = wordings[person.language ?? site.settings.language];
  const company = site.settings.companyName;
  return {
    to: person.email,
    subject: wording.subject(company),
    text: wording.text(person.first_name, link, limits.resetCodeMinutes, company),
  };
};
