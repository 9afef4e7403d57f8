import type { RemoteModule } from '@portal/shared-contracts/remote';

/** Table of contents: what the shell may load of this remote. */
export const remote: RemoteModule = {
  pages: {
    'initial-questions': () => import('./pages/initial-questions.tsx'),
    questionnaire: () => import('./pages/questionnaire.tsx'),
    answers: () => import('./pages/answers.tsx'),
    survey: () => import('./pages/survey.tsx'),
    'follow-up': () => import('./pages/follow-up.tsx'),
    'template-list': () => import('./pages/template-list.tsx'),
    'template-create': () => import('./pages/template-create.tsx'),
    template: () => import('./pages/template.tsx'),
    onboarding: () => import('./pages/onboarding.tsx'),
    'firm-questionnaire-list': () => import('./pages/firm-questionnaire-list.tsx'),
    'firm-questionnaire': () => import('./pages/firm-questionnaire.tsx'),
    'firm-survey-list': () => import('./pages/firm-survey-list.tsx'),
    'firm-survey': () => import('./pages/firm-survey.tsx'),
    'firm-template-list': () => import('./pages/firm-template-list.tsx'),
    'firm-template': () => import('./pages/firm-template.tsx'),
  },
  slots: { 'admin.order-answers': () => import('./slots/admin-order-answers.tsx') },
  locales: {
    en: () => import('./locales/en.json'),
    de: () => import('./locales/de.json'),
    it: () => import('./locales/it.json'),
    ru: () => import('./locales/ru.json'),
    es: () => import('./locales/es.json'),
    th: () => import('./locales/th.json'),
  },
};

export default remote;
