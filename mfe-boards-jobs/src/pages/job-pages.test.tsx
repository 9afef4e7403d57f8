import { limits } from '@portal/shared-contracts';
import { saveSearchClick, searchJobs } from '@portal/shared-contracts/jobs';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { makeJob } from '../testing/make-job.ts';
import { Page } from './jobs-page.tsx';

const FOUND = 45;
const PAGE = 20;

const asked: { pageLoad: boolean; pageNumber: number }[] = [];
const open = (path: string) =>
  renderPage(<Page />, {
    bundles: { boards: en },
    flags: ['enable_customer_job_search'],
    path,
    pattern: '/jobs',
  });

beforeEach(() => {
  asked.length = 0;
  stubApi(searchJobs, ({ pageLoad, pageNumber, what, where }) => {
    asked.push({ pageLoad, pageNumber });
    return {
      searchCount: FOUND,
      jobsResults: (pageNumber - 1) * PAGE < FOUND ? [makeJob(String(pageNumber))] : [],
      totalPagesNumber: Math.ceil(FOUND / PAGE),
      searchKeywords: what,
      searchLocation: where,
    };
  });
});
afterEach(clearStubs);

test.each([['9'], [String(limits.jobs.lastPage + 1)]])(
  'BJ-01 an address of page %s, when there are fewer by now, leads to the last one',
  async (asks) => {
    const page = await open(`/jobs?what=nurse&where=&page=${asks}`);
    await expectVisible(() => screen.getByText('Page 3 of 3'));
    await expectVisible(() => screen.getByRole('link', { name: /Nurse 3/ }));
    expect(page.address()).toBe('/jobs?what=nurse&where=&page=3');
  },
);

test('BJ-01 BJ-02 a page without the words of its search is the first visit, which begins at its first page', async () => {
  await open('/jobs?page=3');
  await expectVisible(() => screen.getByText('Page 1 of 3'));
  expect(asked).toEqual([{ pageLoad: true, pageNumber: 1 }]);
});

test('BJ-05 the middle button opens a job in another tab and reports it, the right one only shows a menu', async () => {
  const clicks: unknown[] = [];
  stubApi(saveSearchClick, (input) => {
    clicks.push(input);
    return { status: true };
  });
  await open('/jobs?what=nurse&where=');
  const link = await screen.findByRole('link', { name: /Nurse 1/ });
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  await waitFor(() => expect(clicks).not.toEqual([]));
  expect(clicks).toHaveLength(1);
});
