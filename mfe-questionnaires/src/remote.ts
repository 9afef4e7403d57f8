import type { RemoteModule } from '@portal/shared-contracts/remote';
import { manifest } from './manifest.ts';

/** Table of contents: what the shell may load of this remote. */
export const remote: RemoteModule = {
  manifest,
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
  },
  slots: {},
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
