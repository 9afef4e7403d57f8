import {
  copyJob,
  createJob,
  deleteJob,
  getAdminJob,
  importJobs,
  type JobContent,
  listAdminJobs,
  listMissedSearches,
  readJobSource,
  saveAdminJob,
  saveJobSource,
  testJobSource,
} from '@portal/shared-contracts/admin';
import { insertFirmJob } from '../../src/domains/boards/firm-jobs/saved-jobs.repository.ts';
import { saveSource } from '../../src/domains/boards/firm-jobs/job-sources.repository.ts';
import { noteMiss } from '../../src/domains/boards/jobs/missed-searches.repository.ts';
import { expectCall, isolationTable } from './isolation.ts';

const ownFirm = { otherSite: 200, own: 200 };
const ownJob = { otherSite: 404, own: 200 };

const content: JobContent = {
  title: 'Quiet Keeper',
  company: 'Lighthouse',
  location: 'Skerry',
  category: '',
  contractType: '',
  contractTime: '',
  salaryMinMinor: null,
  salaryMaxMinor: null,
  link: 'https://jobs.example.com/quiet',
  description: '',
  endsOn: null,
};

export const isolation = isolationTable<string>({
  prepare: async (portal) => {
    const by = portal.personId('admin');
    const keys = 'quiet-keys';
    await saveSource(portal.db(), { kind: 'own', country: 'is', keys, baseVersion: 0, by });
    await noteMiss(portal.db(), { what: 'quiet search', where: '' });
    return insertFirmJob(portal.db(), { content, by, key: null });
  },
  secrets: () => ['Quiet Keeper', 'quiet-keys', 'quiet search'],
  rows: [
    expectCall(listAdminJobs, 'admin', () => ({}), ownFirm),
    expectCall(listMissedSearches, 'admin', () => ({}), ownFirm),
    expectCall(readJobSource, 'admin', () => ({}), ownFirm),
    expectCall(testJobSource, 'admin', () => ({}), ownFirm),
    expectCall(createJob, 'admin', () => ({ ...content, title: 'Other' }), ownFirm),
    expectCall(
      importJobs,
      'admin',
      () => ({ csv: 'title,company,location,link\na,b,c,https://d.example.com', dryRun: true }),
      ownFirm,
    ),
    expectCall(getAdminJob, 'admin', (id) => ({ id }), ownJob),
    expectCall(saveAdminJob, 'admin', (id) => ({ ...content, id, baseVersion: 1 }), ownJob),
    expectCall(copyJob, 'admin', (id) => ({ id }), ownJob),
    expectCall(deleteJob, 'admin', (id) => ({ id }), ownJob),
    expectCall(saveJobSource, 'admin', () => ({ baseVersion: 1, kind: 'own', country: 'is' }), {
      otherSite: 409,
      own: 200,
    }),
  ],
});
