import type { Language } from '@portal/shared-contracts';

/** Words of the inspector. */
export interface InspectorTexts {
  readonly title: string;
  readonly remotes: string;
  readonly remote: string;
  readonly release: string;
  readonly channel: string;
  readonly state: string;
  readonly time: string;
  readonly lastError: string;
  readonly heldBack: string;
  readonly wanted: string;
  readonly given: string;
  readonly reason: string;
  readonly failures: string;
  readonly when: string;
  readonly events: string;
  readonly sender: string;
  readonly outcome: string;
  readonly ownServer: string;
  readonly address: string;
  readonly use: string;
  readonly onlyLoopback: string;
  readonly states: Readonly<Record<'idle' | 'loading' | 'ready' | 'failed', string>>;
}

/** The words in every language; loaded with the inspector only. */
export const inspectorTexts: Readonly<Record<Language, InspectorTexts>> = {
  en: {
    title: 'Remote health',
    remotes: 'Parts of this page',
    remote: 'Part',
    release: 'Release',
    channel: 'Channel',
    state: 'State',
    time: 'Ready after',
    lastError: 'Last error',
    heldBack: 'Held back',
    wanted: 'Wanted',
    given: 'Given',
    reason: 'Reason',
    failures: 'Last failures on this site',
    when: 'When',
    events: 'Events',
    sender: 'Sender',
    outcome: 'Outcome',
    ownServer: 'Use my own server for one part',
    address: 'Address on this computer',
    use: 'Use it',
    onlyLoopback: 'Only an address on this computer is accepted, such as http://127.0.0.1:4200.',
    states: { idle: 'not asked for', loading: 'loading', ready: 'ready', failed: 'failed' },
  },
  de: {
    title: 'Zustand der Teile',
    remotes: 'Teile dieser Seite',
    remote: 'Teil',
    release: 'Version',
    channel: 'Kanal',
    state: 'Zustand',
    time: 'Bereit nach',
    lastError: 'Letzter Fehler',
    heldBack: 'Zurückgehalten',
    wanted: 'Gewünscht',
    given: 'Geliefert',
    reason: 'Grund',
    failures: 'Letzte Fehler auf dieser Website',
    when: 'Wann',
    events: 'Ereignisse',
    sender: 'Absender',
    outcome: 'Ergebnis',
    ownServer: 'Eigenen Server für einen Teil verwenden',
    address: 'Adresse auf diesem Rechner',
    use: 'Verwenden',
    onlyLoopback:
      'Nur eine Adresse auf diesem Rechner ist möglich, zum Beispiel http://127.0.0.1:4200.',
    states: {
      idle: 'nicht angefordert',
      loading: 'lädt',
      ready: 'bereit',
      failed: 'fehlgeschlagen',
    },
  },
  it: {
    title: 'Stato delle parti',
    remotes: 'Parti di questa pagina',
    remote: 'Parte',
    release: 'Versione',
    channel: 'Canale',
    state: 'Stato',
    time: 'Pronta dopo',
    lastError: 'Ultimo errore',
    heldBack: 'Trattenute',
    wanted: 'Richiesta',
    given: 'Fornita',
    reason: 'Motivo',
    failures: 'Ultimi errori su questo sito',
    when: 'Quando',
    events: 'Eventi',
    sender: 'Mittente',
    outcome: 'Esito',
    ownServer: 'Usa il mio server per una parte',
    address: 'Indirizzo su questo computer',
    use: 'Usa',
    onlyLoopback:
      'È accettato solo un indirizzo su questo computer, ad esempio http://127.0.0.1:4200.',
    states: {
      idle: 'non richiesta',
      loading: 'in caricamento',
      ready: 'pronta',
      failed: 'non riuscita',
    },
  },
  ru: {
    title: 'Состояние разделов',
    remotes: 'Разделы этой страницы',
    remote: 'Раздел',
    release: 'Версия',
    channel: 'Канал',
    state: 'Состояние',
    time: 'Готов через',
    lastError: 'Последняя ошибка',
    heldBack: 'Удержано',
    wanted: 'Запрошено',
    given: 'Выдано',
    reason: 'Причина',
    failures: 'Последние ошибки на этом сайте',
    when: 'Когда',
    events: 'События',
    sender: 'Отправитель',
    outcome: 'Результат',
    ownServer: 'Использовать свой сервер для раздела',
    address: 'Адрес на этом компьютере',
    use: 'Использовать',
    onlyLoopback: 'Принимается только адрес этого компьютера, например http://127.0.0.1:4200.',
    states: { idle: 'не запрошен', loading: 'загружается', ready: 'готов', failed: 'ошибка' },
  },
  es: {
    title: 'Estado de las partes',
    remotes: 'Partes de esta página',
    remote: 'Parte',
    release: 'Versión',
    channel: 'Canal',
    state: 'Estado',
    time: 'Lista en',
    lastError: 'Último error',
    heldBack: 'Retenidas',
    wanted: 'Solicitada',
    given: 'Entregada',
    reason: 'Motivo',
    failures: 'Últimos errores en este sitio',
    when: 'Cuándo',
    events: 'Eventos',
    sender: 'Remitente',
    outcome: 'Resultado',
    ownServer: 'Usar mi propio servidor para una parte',
    address: 'Dirección en este equipo',
    use: 'Usar',
    onlyLoopback: 'Solo se acepta una dirección de este equipo, como http://127.0.0.1:4200.',
    states: { idle: 'no solicitada', loading: 'cargando', ready: 'lista', failed: 'fallida' },
  },
  th: {
    title: 'สถานะของส่วนต่าง ๆ',
    remotes: 'ส่วนต่าง ๆ ของหน้านี้',
    remote: 'ส่วน',
    release: 'รุ่น',
    channel: 'ช่องทาง',
    state: 'สถานะ',
    time: 'พร้อมหลังจาก',
    lastError: 'ข้อผิดพลาดล่าสุด',
    heldBack: 'ที่ถูกระงับ',
    wanted: 'ที่ต้องการ',
    given: 'ที่ได้รับ',
    reason: 'เหตุผล',
    failures: 'ข้อผิดพลาดล่าสุดของเว็บไซต์นี้',
    when: 'เมื่อ',
    events: 'เหตุการณ์',
    sender: 'ผู้ส่ง',
    outcome: 'ผลลัพธ์',
    ownServer: 'ใช้เซิร์ฟเวอร์ของฉันสำหรับหนึ่งส่วน',
    address: 'ที่อยู่บนคอมพิวเตอร์เครื่องนี้',
    use: 'ใช้',
    onlyLoopback: 'รับเฉพาะที่อยู่บนคอมพิวเตอร์เครื่องนี้ เช่น http://127.0.0.1:4200',
    states: { idle: 'ยังไม่ได้เรียก', loading: 'กำลังโหลด', ready: 'พร้อม', failed: 'ล้มเหลว' },
  },
};
