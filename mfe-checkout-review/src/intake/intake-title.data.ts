import type { Language } from '@portal/shared-contracts';

/** What the page is called where it is listed, drawn and read. */
export const intakeTitle: Readonly<Record<Language, string>> = {
  en: 'Free resume review',
  de: 'Kostenlose Lebenslauf-Analyse',
  it: 'Revisione gratuita del curriculum',
  ru: 'Бесплатный разбор резюме',
  es: 'Revisión gratuita del currículum',
  th: 'รีวิวเรซูเม่ฟรี',
};

/** The sentence below it, which the server draws as well. */
export const intakeIntro: Readonly<Record<Language, string>> = {
  en: 'Choose your resume. Within seconds you read what works, what to improve and why, each point with your own words as proof.',
  de: 'Wählen Sie Ihren Lebenslauf. Nach wenigen Sekunden lesen Sie, was gut ist, was besser geht und warum, jeden Punkt mit Ihren eigenen Worten belegt.',
  it: 'Scegli il tuo curriculum. In pochi secondi leggi che cosa funziona, che cosa migliorare e perché, ogni punto con le tue stesse parole come prova.',
  ru: 'Выберите резюме. Через несколько секунд вы прочтёте, что хорошо, что улучшить и почему; каждый пункт подтверждён вашими же словами.',
  es: 'Elige tu currículum. En unos segundos lees qué funciona, qué mejorar y por qué, cada punto con tus propias palabras como prueba.',
  th: 'เลือกเรซูเม่ของคุณ ไม่กี่วินาทีคุณจะได้อ่านว่าส่วนใดดี ส่วนใดควรปรับปรุง และเพราะอะไร โดยมีข้อความของคุณเองเป็นหลักฐาน',
};
