import type { Language } from '@portal/shared-contracts';

/** Words about the parts of the portal. */
export interface RemoteTexts {
  readonly failed: string;
  readonly safe: string;
  readonly newer: string;
  readonly reload: string;
  readonly later: string;
  readonly preview: string;
  readonly previewFailed: string;
  readonly endPreview: string;
}

/**
 * The words for a part that is missing, newer or previewed. They are code and not a bundle: they must
 * be there when nothing else arrives.
 */
export const remoteTexts: Readonly<Record<Language, RemoteTexts>> = {
  en: {
    failed: '{{part}} could not be loaded.',
    safe: 'Nothing you entered is lost. Everything else keeps working.',
    newer: 'A newer version of the portal is ready.',
    reload: 'Reload',
    later: 'Later',
    preview: 'You are looking at a preview of {{part}}.',
    previewFailed: 'The preview of {{part}} did not load. You see the released version.',
    endPreview: 'End preview',
  },
  de: {
    failed: 'Der Bereich „{{part}}“ konnte nicht geladen werden.',
    safe: 'Ihre Eingaben sind nicht verloren. Alles andere funktioniert weiter.',
    newer: 'Eine neuere Version des Portals ist bereit.',
    reload: 'Neu laden',
    later: 'Später',
    preview: 'Sie sehen eine Vorschau des Bereichs „{{part}}“.',
    previewFailed:
      'Die Vorschau des Bereichs „{{part}}“ wurde nicht geladen. Sie sehen die veröffentlichte Version.',
    endPreview: 'Vorschau beenden',
  },
  it: {
    failed: 'Impossibile caricare {{part}}.',
    safe: 'Nulla di ciò che hai inserito è andato perso. Tutto il resto continua a funzionare.',
    newer: 'È pronta una nuova versione del portale.',
    reload: 'Ricarica',
    later: 'Più tardi',
    preview: 'Stai vedendo un’anteprima di {{part}}.',
    previewFailed:
      'L’anteprima di {{part}} non è stata caricata. Stai vedendo la versione pubblicata.',
    endPreview: 'Termina anteprima',
  },
  ru: {
    failed: 'Не удалось загрузить раздел «{{part}}».',
    safe: 'Введённые данные не потеряны. Всё остальное продолжает работать.',
    newer: 'Доступна новая версия портала.',
    reload: 'Обновить',
    later: 'Позже',
    preview: 'Вы видите предварительную версию раздела «{{part}}».',
    previewFailed:
      'Предварительная версия раздела «{{part}}» не загрузилась. Показана выпущенная версия.',
    endPreview: 'Завершить просмотр',
  },
  es: {
    failed: 'No se pudo cargar {{part}}.',
    safe: 'No se ha perdido nada de lo que has escrito. Todo lo demás sigue funcionando.',
    newer: 'Hay una versión más reciente del portal.',
    reload: 'Recargar',
    later: 'Más tarde',
    preview: 'Estás viendo una vista previa de {{part}}.',
    previewFailed: 'La vista previa de {{part}} no se cargó. Estás viendo la versión publicada.',
    endPreview: 'Terminar vista previa',
  },
  th: {
    failed: 'ไม่สามารถโหลดส่วน {{part}} ได้',
    safe: 'ข้อมูลที่คุณกรอกไม่สูญหาย ส่วนอื่นยังคงใช้งานได้',
    newer: 'พอร์ทัลเวอร์ชันใหม่พร้อมใช้งานแล้ว',
    reload: 'โหลดใหม่',
    later: 'ภายหลัง',
    preview: 'คุณกำลังดูตัวอย่างของส่วน {{part}}',
    previewFailed: 'โหลดตัวอย่างของส่วน {{part}} ไม่ได้ ขณะนี้แสดงเวอร์ชันที่เผยแพร่',
    endPreview: 'ปิดตัวอย่าง',
  },
};

/** A sentence with the name of a part in it. */
export const aboutPart = (sentence: string, part: string): string =>
  sentence.replace('{{part}}', part);
