import type { Language, LocalizedText } from '@portal/shared-contracts';
import type { WidgetMessage } from '@portal/shared-contracts/widget';

// Neither a language bundle nor the program that reads one may have arrived, so these texts are code.
const texts: Readonly<Record<'title' | 'text' | 'again', LocalizedText>> = {
  title: {
    en: 'This page could not be started',
    de: 'Diese Seite konnte nicht gestartet werden',
    it: 'Non è stato possibile avviare questa pagina',
    ru: 'Не удалось открыть эту страницу',
    es: 'No se pudo abrir esta página',
    th: 'เปิดหน้านี้ไม่สำเร็จ',
  },
  text: {
    en: 'Nothing of yours is lost. Load the page again; if that does not help, try another browser.',
    de: 'Nichts von Ihnen ist verloren. Laden Sie die Seite neu; hilft das nicht, versuchen Sie es mit einem anderen Browser.',
    it: 'Nulla è andato perso. Ricarichi la pagina; se non basta, provi con un altro browser.',
    ru: 'Ваши данные не потеряны. Загрузите страницу ещё раз; если не поможет, попробуйте другой браузер.',
    es: 'No se ha perdido nada. Vuelva a cargar la página; si no funciona, pruebe con otro navegador.',
    th: 'ข้อมูลของคุณไม่สูญหาย โปรดโหลดหน้านี้อีกครั้ง หากยังไม่ได้ผลให้ลองใช้เบราว์เซอร์อื่น',
  },
  again: {
    en: 'Load again',
    de: 'Neu laden',
    it: 'Ricarica',
    ru: 'Загрузить ещё раз',
    es: 'Volver a cargar',
    th: 'โหลดอีกครั้ง',
  },
};

const wordsOf = (language: string) => {
  const read = (text: LocalizedText): string => text[language as Language] ?? text.en ?? '';
  return { title: read(texts.title), text: read(texts.text), again: read(texts.again) };
};

// The program that checks the configuration may be what failed, so only this list is read, and with care.
const allowedParents = (page: Document): string[] => {
  try {
    const written: unknown = JSON.parse(page.getElementById('portal-website')?.textContent ?? '');
    const { allowedWidgetParents } = written as { allowedWidgetParents?: unknown };
    return Array.isArray(allowedWidgetParents) ? allowedWidgetParents.map(String) : [];
  } catch {
    return [];
  }
};

// The library that finds the parent's origin is not there yet; the browser delivers to the right one only.
const tellParent = (message: WidgetMessage): void => {
  if (window.parent === window) return;
  for (const origin of allowedParents(document)) window.parent.postMessage(message, origin);
};

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  fields: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(name), fields);

/** Says that the portal could not start, here and to the page around a firm's widget, instead of waiting for ever. */
export const showStartFailure = (error: unknown): void => {
  console.error(error);
  const words = wordsOf(document.documentElement.lang);
  const again = element('button', { type: 'button', textContent: words.again });
  again.addEventListener('click', () => location.reload());
  const screen = element('main', { className: 'startup' });
  const text = element('p', { className: 'startup-text', textContent: words.text });
  text.setAttribute('role', 'alert');
  screen.append(
    element('h1', { className: 'startup-title', textContent: words.title }),
    text,
    again,
  );
  document.title = words.title;
  (document.getElementById('root') ?? document.body).replaceChildren(screen);
  tellParent({ type: 'critiqueReviewError', payload: { message: words.title } });
};
