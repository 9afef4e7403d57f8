import type { Language } from '@portal/shared-contracts';

/** What resumes of one language are made of, and the faults that are planted in them. */
export interface Bank {
  readonly names: readonly string[];
  readonly phone: string;
  readonly headings: Readonly<Record<'summary' | 'experience' | 'education' | 'skills', string>>;
  readonly summary: string;
  readonly titles: readonly string[];
  readonly firms: readonly string[];
  readonly degree: string;
  readonly school: string;
  readonly present: string;
  readonly skills: string;
  /** Bullets without a fault; each carries a number. */
  readonly bullets: readonly string[];
  readonly plain: readonly string[];
  /** By check: a bullet and the words of it that must be quoted. */
  readonly faults: Readonly<Record<string, readonly [string, string]>>;
  readonly buzzwords: readonly [string, string];
}

/** One bank for each language. */
export const BANKS: Readonly<Record<Language, Bank>> = {
  en: {
    names: ['Helen Marlowe', 'Oliver Strand', 'Grace Whitfield', 'Samuel Okafor', 'Nora Blackwood'],
    phone: '+44 20 7946 0123',
    headings: {
      summary: 'Profile',
      experience: 'Work Experience',
      education: 'Education',
      skills: 'Skills',
    },
    summary:
      'Operations lead with eleven years in warehouses and shops. Plans calmly, counts often, and hands over clean books.',
    titles: ['Operations Manager', 'Team Lead Logistics', 'Warehouse Coordinator'],
    firms: ['Brightwater Foods, Leeds', 'Calder Freight, Hull', 'Mosswood Retail, York'],
    degree: 'BA Business Administration',
    school: 'University of Sheffield',
    present: 'present',
    skills: 'Microsoft Excel, SAP, Inventory Management, Budgeting',
    bullets: [
      'Cut the cost of storage by 18 % with a new plan for the racks',
      'Led 24 people on two shifts and filled every open place within a month',
      'Negotiated 12 supply contracts and saved 240,000 pounds a year',
      'Introduced scanners in 3 warehouses, which halved the wrong deliveries',
      'Trained 15 new colleagues in safety and in the booking of goods',
      'Reported weekly to 4 directors on stock, cost and delays',
      'Moved 8,000 articles to a new system over one weekend',
      'Reduced overtime from 30 to 9 hours a week',
      'Organised deliveries for 60 shops across the north of England',
      'Raised the rate of complete orders from 91 % to 98 %',
    ],
    plain: [
      'Planned the routes of the morning drivers',
      'Prepared the yearly count of the stock',
      'Wrote the handbook for new colleagues',
      'Answered questions of shops about late goods',
      'Checked invoices of carriers before payment',
      'Kept the books of the returns department',
    ],
    faults: {
      'language.weak_verbs': [
        'Responsible for 40 drivers and their daily plans',
        'Responsible for',
      ],
      'language.passive_voice': [
        'The yearly budget of 2 million was approved by the board',
        'was approved',
      ],
      'language.pronouns': ['Built with my team a board of 20 figures', 'my'],
      'language.tenses': ['Manages the fleet of 30 vans and their repairs', 'Manages'],
      'language.spelling': ['Recieved 3 prizes for safety in the warehouse', 'Recieved'],
      'structure.long_bullets': [
        'Planned together with the heads of purchasing, sales and finance the move of the whole central warehouse to a new building outside the town, including the new racks, the new scanners, the training of all people and the count of 9,000 articles',
        'Planned together',
      ],
    },
    buzzwords: ['Team player and go-getter with a proven track record', 'go-getter'],
  },
  de: {
    names: [
      'Katrin Vogelsang',
      'Jonas Wiedemann',
      'Petra Lindner',
      'Stefan Brückner',
      'Anja Hoffmeister',
    ],
    phone: '+49 30 901820',
    headings: {
      summary: 'Profil',
      experience: 'Berufserfahrung',
      education: 'Ausbildung',
      skills: 'Kenntnisse',
    },
    summary:
      'Betriebsleiterin mit elf Jahren in Lager und Handel. Plant ruhig, zählt oft und übergibt saubere Bücher an die nächste Schicht.',
    titles: ['Betriebsleitung', 'Teamleitung Logistik', 'Sachbearbeitung Lager'],
    firms: [
      'Hellbach Lebensmittel GmbH, Kassel',
      'Nordkai Spedition AG, Kiel',
      'Moosburger Handel KG, Passau',
    ],
    degree: 'Bachelor Betriebswirtschaft',
    school: 'Universität Göttingen',
    present: 'heute',
    skills: 'Microsoft Excel, SAP, Lagerverwaltung, Budgetierung',
    bullets: [
      'Senkung der Lagerkosten um 18 % durch einen neuen Plan der Regale',
      'Führung von 24 Beschäftigten in zwei Schichten',
      'Verhandlung von 12 Lieferverträgen mit einer Ersparnis von 240.000 Euro im Jahr',
      'Einführung von Handscannern in 3 Lagern und Halbierung der falschen Lieferungen',
      'Schulung von 15 neuen Kollegen in Arbeitssicherheit und Buchung der Waren',
      'Wöchentlicher Bericht an 4 Direktoren zu Bestand, Kosten und Verzug',
      'Umzug von 8.000 Artikeln in ein neues System an einem Wochenende',
      'Abbau der Überstunden von 30 auf 9 Stunden je Woche',
      'Planung der Lieferungen für 60 Filialen im Norden',
      'Steigerung der vollständigen Aufträge von 91 % auf 98 %',
    ],
    plain: [
      'Planung der Touren für die Fahrer am Morgen',
      'Vorbereitung der jährlichen Inventur',
      'Erstellung des Handbuchs für neue Kollegen',
      'Beantwortung der Fragen aus den Filialen',
      'Prüfung der Rechnungen der Spediteure',
      'Pflege der Bücher für die Rückgaben',
    ],
    faults: {
      'language.weak_verbs': [
        'Verantwortlich für 40 Fahrer und ihre täglichen Pläne',
        'Verantwortlich für',
      ],
      'language.passive_voice': [
        'Das Budget von 2 Millionen wurde vom Vorstand genehmigt',
        'wurde vom Vorstand genehmigt',
      ],
      'language.pronouns': ['Aufbau einer Tafel mit 20 Kennzahlen durch mein Team', 'mein'],
      'language.spelling': ['Durchfürung von 3 Projekten zur Sicherheit im Lager', 'Durchfürung'],
      'structure.long_bullets': [
        'Planung des Umzugs des gesamten zentralen Lagers in ein neues Gebäude vor der Stadt gemeinsam mit den Leitungen von Einkauf, Vertrieb und Finanzen samt neuen Regalen, neuen Geräten, der Schulung aller Beschäftigten und der Zählung von mehr als 9.000 Artikeln',
        'Planung des Umzugs',
      ],
    },
    buzzwords: ['Teamfähig, belastbar und immer mit Blick über den Tellerrand', 'belastbar'],
  },
  es: {
    names: [
      'Lucía Ferrándiz',
      'Mateo Quiroga',
      'Carmen Villaverde',
      'Andrés Bustamante',
      'Elena Carrasco',
    ],
    phone: '+34 912 345 678',
    headings: {
      summary: 'Perfil',
      experience: 'Experiencia laboral',
      education: 'Formación',
      skills: 'Habilidades',
    },
    summary:
      'Jefa de operaciones con once años en almacenes y tiendas. Planifica con calma, cuenta a menudo y entrega libros limpios.',
    titles: ['Jefa de operaciones', 'Coordinadora de logística', 'Administrativa de almacén'],
    firms: ['Alimentos Ribera, Burgos', 'Transportes Cantal, Santander', 'Comercial Olmedo, Soria'],
    degree: 'Grado en Administración de Empresas',
    school: 'Universidad de Salamanca',
    present: 'actualidad',
    skills: 'Microsoft Excel, SAP, gestión de inventario, presupuestos',
    bullets: [
      'Reduje el coste del almacén un 18 % con un nuevo plan de estantes',
      'Dirigí a 24 personas en dos turnos y cubrí cada puesto en un mes',
      'Negocié 12 contratos de suministro con un ahorro de 240.000 euros al año',
      'Implanté lectores en 3 almacenes y bajé a la mitad las entregas erróneas',
      'Formé a 15 personas nuevas en seguridad y en el registro de mercancías',
      'Informé cada semana a 4 directores sobre existencias, costes y retrasos',
      'Trasladé 8.000 artículos a un sistema nuevo en un fin de semana',
      'Bajé las horas extra de 30 a 9 por semana',
      'Organicé las entregas de 60 tiendas en todo el norte',
      'Subí los pedidos completos del 91 % al 98 %',
    ],
    plain: [
      'Planifiqué las rutas de los conductores de la mañana',
      'Preparé el recuento anual de las existencias',
      'Escribí el manual para personas nuevas',
      'Respondí las preguntas de las tiendas',
      'Revisé las facturas de los transportistas',
      'Llevé los libros de las devoluciones',
    ],
    faults: {
      'language.weak_verbs': [
        'Responsable de 40 conductores y de sus planes diarios',
        'Responsable de',
      ],
      'language.passive_voice': [
        'El presupuesto de 2 millones fue aprobado por la dirección',
        'fue aprobado',
      ],
      'language.pronouns': ['Creé con mi equipo un tablero de 20 cifras', 'mi'],
      'language.spelling': ['Organizé 3 cursos de seguridad en el almasén', 'almasén'],
      'structure.long_bullets': [
        'Planifiqué junto con las direcciones de compras, ventas y finanzas el traslado de todo el almacén central a un edificio nuevo fuera de la ciudad, con los estantes nuevos, los lectores nuevos, la formación de todas las personas y el recuento de 9.000 artículos',
        'Planifiqué junto',
      ],
    },
    buzzwords: ['Persona proactiva, dinámica y orientada a resultados', 'proactiva'],
  },
  it: {
    names: ['Chiara Montefusco', 'Davide Pellegrino'],
    phone: '+39 06 698 1234',
    headings: {
      summary: 'Profilo',
      experience: 'Esperienza lavorativa',
      education: 'Istruzione',
      skills: 'Competenze',
    },
    summary:
      'Responsabile delle operazioni con undici anni nei magazzini e nei negozi. Pianifica con calma, conta spesso e consegna libri in ordine.',
    titles: ['Direttrice operativa', 'Coordinatrice della logistica', 'Impiegata di magazzino'],
    firms: [
      'Alimentari Rivabella, Parma',
      'Trasporti Cantarini, Ancona',
      'Commerciale Olmi, Siena',
    ],
    degree: 'Laurea in Economia aziendale',
    school: 'Università di Bologna',
    present: 'oggi',
    skills: 'Microsoft Excel, SAP, gestione del magazzino',
    bullets: [
      'Riduzione dei costi di deposito del 18 % con un nuovo piano degli scaffali',
      'Guida di 24 persone su due turni',
      'Negoziazione di 12 contratti di fornitura con un risparmio di 240.000 euro',
      'Introduzione di lettori in 3 depositi e dimezzamento delle consegne errate',
      'Formazione di 15 nuovi colleghi sulla sicurezza',
      'Rapporto settimanale a 4 direttori su scorte e ritardi',
      'Trasferimento di 8.000 articoli in un nuovo sistema',
    ],
    plain: [
      'Preparazione del conteggio annuale',
      'Stesura del manuale per i nuovi colleghi',
      'Controllo delle fatture dei trasportatori',
      'Cura dei registri dei resi',
      'Organizzazione dei percorsi del mattino',
      'Risposta alle domande dei negozi',
    ],
    faults: {
      'language.weak_verbs': ['Responsabile di 40 autisti e dei loro piani', 'Responsabile di'],
      'language.passive_voice': [
        'Il bilancio di 2 milioni è stato approvato dalla direzione',
        'è stato approvato',
      ],
      'language.spelling': ['Svillupo di 3 corsi sulla sicurezza', 'Svillupo'],
    },
    buzzwords: ['Persona dinamica, proattiva e solare', 'proattiva'],
  },
  ru: {
    names: ['Мария Соколова', 'Дмитрий Лебедев'],
    phone: '+7 495 123-45-67',
    headings: {
      summary: 'О себе',
      experience: 'Опыт работы',
      education: 'Образование',
      skills: 'Навыки',
    },
    summary:
      'Руководитель операций с опытом одиннадцать лет на складах и в магазинах. Спокойно планирует, часто считает и сдаёт чистые книги.',
    titles: ['Руководитель операций', 'Старший логист', 'Кладовщик'],
    firms: ['Компания Светлая вода, Тверь', 'Северный путь, Мурманск', 'Торговый дом Ольха, Псков'],
    degree: 'Бакалавр экономики',
    school: 'Казанский университет',
    present: 'настоящее время',
    skills: 'Microsoft Excel, SAP, управление складом, бюджетирование',
    bullets: [
      'Снизила расходы на хранение на 18 % за счёт нового плана полок',
      'Руководила 24 людьми в двух сменах',
      'Заключила 12 договоров поставки и сберегла 240 000 рублей в год',
      'Внедрила сканеры на 3 складах и вдвое сократила ошибки доставки',
      'Обучила 15 новых сотрудников правилам безопасности',
      'Каждую неделю готовила отчёт для 4 директоров',
      'Перенесла 8000 товаров в новую систему за выходные',
    ],
    plain: [
      'Планировала маршруты утренних водителей',
      'Готовила годовой учёт запасов',
      'Написала справочник для новых сотрудников',
      'Отвечала на вопросы магазинов',
      'Проверяла счета перевозчиков',
      'Вела книги возвратов',
    ],
    faults: {
      'language.weak_verbs': ['Отвечала за 40 водителей и их планы', 'Отвечала за'],
      'language.passive_voice': ['Расход в 2 миллиона был одобрен советом', 'был одобрен'],
      'language.spelling': ['Получила 3 премии за безопастность на складе', 'безопастность'],
    },
    buzzwords: ['Коммуникабельность, стрессоустойчивость и ответственность', 'стрессоустойчивость'],
  },
  th: {
    names: ['สมชาย วัฒนกุล', 'อรทัย ศรีสุข'],
    phone: '+66 2 123 4567',
    headings: {
      summary: 'เกี่ยวกับฉัน',
      experience: 'ประสบการณ์ทำงาน',
      education: 'การศึกษา',
      skills: 'ทักษะ',
    },
    summary:
      'ผู้จัดการฝ่ายปฏิบัติการที่มีประสบการณ์สิบเอ็ดปีในคลังสินค้าและร้านค้า วางแผนอย่างรอบคอบและดูแลบัญชีให้ถูกต้องเสมอ',
    titles: ['ผู้จัดการฝ่ายปฏิบัติการ', 'หัวหน้าทีมโลจิสติกส์', 'เจ้าหน้าที่คลังสินค้า'],
    firms: ['บริษัท น้ำใส จำกัด กรุงเทพฯ', 'บริษัท ขนส่งเหนือ จำกัด เชียงใหม่', 'ห้างไม้งาม ขอนแก่น'],
    degree: 'บริหารธุรกิจบัณฑิต',
    school: 'มหาวิทยาลัยเชียงใหม่',
    present: 'ปัจจุบัน',
    skills: 'Microsoft Excel, SAP, การจัดการคลังสินค้า',
    bullets: [
      'ลดต้นทุนการจัดเก็บลง 18 % ด้วยแผนผังชั้นวางใหม่ในคลังสินค้าหลัก',
      'ดูแลพนักงาน 24 คนในสองกะและจัดตารางงานทุกสัปดาห์',
      'เจรจาสัญญาจัดหาสินค้า 12 ฉบับกับผู้ขายรายใหญ่ในประเทศ',
      'นำเครื่องสแกนมาใช้ใน 3 คลังสินค้าและลดการส่งผิดลงครึ่งหนึ่ง',
      'ฝึกอบรมพนักงานใหม่ 15 คนเรื่องความปลอดภัยในการทำงาน',
      'รายงานผลต่อผู้บริหาร 4 คนทุกสัปดาห์เรื่องสินค้าคงคลัง',
      'ย้ายข้อมูลสินค้า 8,000 รายการไปยังระบบใหม่ภายในสองวัน',
    ],
    plain: [
      'วางแผนเส้นทางขนส่งประจำวันให้พนักงานขับรถ',
      'เตรียมการตรวจนับสินค้าประจำปี',
      'เขียนคู่มือสำหรับพนักงานใหม่',
      'ตอบคำถามของร้านค้า',
      'ตรวจใบแจ้งหนี้ของบริษัทขนส่ง',
      'ดูแลบัญชีสินค้าคืน',
    ],
    faults: {},
    buzzwords: ['', ''],
  },
};
