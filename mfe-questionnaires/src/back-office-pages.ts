import type { RemoteManifestInput } from '@portal/shared-contracts/remote';

const questionnaires = {
  en: 'Questionnaires',
  de: 'Fragebögen',
  it: 'Questionari',
  ru: 'Анкеты',
  es: 'Cuestionarios',
  th: 'แบบสอบถาม',
};

const surveys = {
  en: 'Surveys',
  de: 'Umfragen',
  it: 'Sondaggi',
  ru: 'Опросы',
  es: 'Encuestas',
  th: 'แบบสำรวจ',
};

const templates = {
  en: 'Templates',
  de: 'Vorlagen',
  it: 'Modelli',
  ru: 'Шаблоны',
  es: 'Plantillas',
  th: 'เทมเพลต',
};

// The addresses stand here as text: their table would bring the calls of the back office to everybody.
/** The pages of the back office; the shell keeps them from everybody else. */
export const backOfficePages: RemoteManifestInput['pages'] = [
  {
    key: 'firm-questionnaire-list',
    path: '/admin/questionnaires',
    roles: ['admin'],
    area: 'catalogue',
    title: questionnaires,
    menu: [{ roles: ['admin'], order: 330, label: questionnaires, icon: 'questionnaires' }],
  },
  {
    key: 'firm-questionnaire',
    path: '/admin/questionnaires/:id',
    section: '/admin/questionnaires',
    roles: ['admin'],
    area: 'catalogue',
    title: questionnaires,
  },
  {
    key: 'firm-survey-list',
    path: '/admin/surveys',
    roles: ['admin'],
    area: 'catalogue',
    title: surveys,
    menu: [{ roles: ['admin'], order: 331, label: surveys, icon: 'list' }],
  },
  {
    key: 'firm-survey',
    path: '/admin/surveys/:id',
    section: '/admin/surveys',
    roles: ['admin'],
    area: 'catalogue',
    title: surveys,
  },
  {
    key: 'firm-template-list',
    path: '/admin/templates',
    roles: ['admin'],
    area: 'catalogue',
    title: templates,
    menu: [{ roles: ['admin'], order: 332, label: templates, icon: 'templates' }],
  },
  {
    key: 'firm-template',
    path: '/admin/templates/:id',
    section: '/admin/templates',
    roles: ['admin'],
    area: 'catalogue',
    title: templates,
  },
];
