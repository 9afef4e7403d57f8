import type { RemoteModule } from '@portal/shared-contracts/remote';
import './documents.css';

/** Everything that this remote offers. */
export const remote: RemoteModule = {
  pages: {
    contract: () => import('./pages/contract.tsx'),
    'previous-document': () => import('./pages/previous-document.tsx'),
    'draft-review': () => import('./pages/draft-review.tsx'),
    'draft-files': () => import('./pages/draft-files.tsx'),
    'final-document': () => import('./pages/final-document.tsx'),
    'final-files': () => import('./pages/final-files.tsx'),
    linkedin: () => import('./pages/linkedin.tsx'),
    approvals: () => import('./admin/approvals/approvals-page.tsx'),
    approval: () => import('./admin/approvals/approval-page.tsx'),
    downloadables: () => import('./admin/downloadables/downloadables-page.tsx'),
    downloadable: () => import('./admin/downloadables/downloadable-page.tsx'),
    contracts: () => import('./admin/contracts/contracts-page.tsx'),
    'firm-contract': () => import('./admin/contracts/contract-page.tsx'),
  },
  slots: { 'admin.order-documents': () => import('./slots/admin-order-documents.tsx') },
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
