import type { RemoteModule } from '@portal/shared-contracts/remote';

/** Everything that the shell can load from here. */
export const remote: RemoteModule = {
  pages: {
    board: () => import('./pages/board-page.tsx'),
    boards: () => import('./pages/boards-page.tsx'),
    'writer-board': () => import('./pages/writer-board-page.tsx'),
    jobs: () => import('./pages/jobs-page.tsx'),
    'admin-jobs': () => import('./firm-jobs/jobs-page.tsx'),
    'admin-job': () => import('./firm-jobs/job-page.tsx'),
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
