import { adminRoutes, type RemoteManifestInput } from '@portal/shared-contracts/remote';

type PageInput = RemoteManifestInput['pages'][number];
type Title = PageInput['title'];

/** The pages on which a firm keeps its own jobs. */
export const firmJobPages = (title: Title): PageInput[] => [
  {
    key: 'admin-jobs',
    path: adminRoutes.jobs.pattern,
    roles: ['admin'],
    area: 'catalogue',
    title,
    menu: [{ roles: ['admin'], order: 360, label: title, icon: 'jobs' }],
  },
  {
    key: 'admin-job',
    path: adminRoutes.job.pattern,
    section: adminRoutes.jobs.pattern,
    roles: ['admin'],
    area: 'catalogue',
    title,
  },
];
