import type { EditedJob } from '@portal/shared-contracts/admin';
import { testUser } from '@portal/shared-ui/testing';
import firmjobs from '../firm-jobs/locales/en.json';

/** A job of the firm as it is edited. */
export const cooper: EditedJob = {
  _id: 'j1',
  title: 'Cooper',
  company: 'Barrels',
  location: 'Leith',
  category: '',
  contractType: '',
  contractTime: '',
  salaryMinMinor: null,
  salaryMaxMinor: null,
  link: 'https://jobs.example.com/c',
  description: '',
  endsOn: null,
  version: 4,
  postedAt: '2026-11-20T10:00:00.000Z',
  hasEnded: false,
};

/** What the pages of the firm's jobs are drawn with. */
export const firmJobsOptions = {
  bundles: { firmjobs },
  portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
};
