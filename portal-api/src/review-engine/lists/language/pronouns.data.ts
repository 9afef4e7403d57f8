import type { Language } from '@portal/shared-contracts';

/** Words by which somebody speaks of himself. Letters count: `us` is one and `US` is none. */
export const PRONOUNS: Readonly<Partial<Record<Language, string>>> = {
  en: "I|I'm|I've|I'd|my|My|me|Me|myself|we|We|our|Our|us|ourselves",
  de: 'ich|Ich|mein|Mein|meine|Meine|meinen|meinem|meiner|Meiner|meines|mir|mich|Mich|wir|Wir|unser|Unser|unsere|Unsere|unseren|unserem|unserer|unseres|uns|Uns',
  es: 'yo|Yo|mi|Mi|mí|Mí|mis|Mis|mío|mía|míos|mías|nosotros|Nosotros|nosotras|me|Me|nos|Nos|conmigo|nuestro|Nuestro|nuestra|Nuestra|nuestros|nuestras',
  it: 'io|Io|mio|Mio|mia|Mia|miei|mie|noi|Noi|mi|Mi|me|nostro|Nostro|nostra|Nostra|nostri|nostre',
  ru: 'я|Я|мой|Мой|моя|Моя|моё|мое|Моё|мои|Мои|моего|моей|моему|моих|моим|моими|меня|мне|мной|мы|Мы|наш|Наш|наша|Наша|наши|Наши|нашей|нашего|наших|нашем|нашему|нашим|нашими|нашу|мою|моём|моем|нас|нам|нами',
};
