import type { RemoteModule } from '@portal/shared-contracts/remote';
import './documents.css';
import { manifest } from './manifest.ts';

/** Everything that this remote offers. */
export const remote: RemoteModule = {
  manifest,
  pages: {
    contract: () => import('./pages/contract.tsx'),
    'previous-document': () => import('./pages/previous-document.tsx'),
    'draft-review': () => import('./pages/draft-review.tsx'),
    'draft-files': () => import('./pages/draft-files.tsx'),
    'final-document': () => import('./pages/final-document.tsx'),
    'final-files': () => import('./pages/final-files.tsx'),
    linkedin: () => import('./pages/linkedin.tsx'),
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
