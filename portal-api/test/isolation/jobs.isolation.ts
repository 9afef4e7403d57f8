import { saveJob, saveSearchClick, searchJobs } from '@portal/shared-contracts/jobs';
import { expectCall, isolationTable } from './isolation.ts';
import { searchesRepository } from '../../src/domains/boards/jobs/jobs.repository.ts';

const SECRET = 'confidential whistleblower role';

const jobDetails = {
  id: '1',
  title: 'Analyst',
  jobLocation: 'Austin, Texas',
  salaryMin: null,
  salaryMax: null,
  company: 'Umbra Security',
  url: 'https://jobs.example.com/postings/1',
  jobCreated: '2026-01-01T00:00:00Z',
};

// Everybody searches for themselves; job search is switched off on the other site.
const forOneself = { sameSite: 200, otherSite: 404, own: 200 };

export const isolation = isolationTable<null>({
  prepare: async (portal) => {
    await searchesRepository.remember(portal.db(), {
      personId: portal.personId('customer'),
      what: SECRET,
      where: '',
    });
    return null;
  },
  secrets: () => [SECRET],
  rows: [
    expectCall(searchJobs, 'customer', () => ({ pageLoad: true }), forOneself),
    expectCall(
      saveSearchClick,
      'customer',
      () => ({ searchKeywords: 'analyst', searchLocation: '', jobDetails }),
      forOneself,
    ),
    expectCall(
      saveJob,
      'customer',
      () => ({
        jobDetails,
        cardId: crypto.randomUUID(),
        columnTitles: ['Wishlist'],
      }),
      forOneself,
    ),
  ],
});
