import { limits } from '@portal/shared-contracts';
import { importJobs } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportSection } from './import-section.tsx';
import firmjobs from './locales/en.json';

afterEach(clearStubs);

test('BO-105 a file that is too long is refused in words before it is sent, and a shorter one is tried', async () => {
  const sent: number[] = [];
  stubApi(importJobs, ({ csv }) => {
    sent.push(csv.length);
    return { status: true, create: 1, change: 0, same: 0, wrong: [] };
  });
  await renderPage(<ImportSection />, { bundles: { firmjobs } });
  const choose = (length: number) =>
    userEvent.upload(screen.getByLabelText(/^File/), new File(['x'.repeat(length)], 'jobs.csv'));
  await choose(limits.jobs.importCharacters + 1);
  expect(await screen.findByText(/longer than 900,000 characters/)).toBeVisible();
  expect(sent).toEqual([]);
  await choose(limits.jobs.importCharacters);
  await waitFor(() => expect(sent).toEqual([limits.jobs.importCharacters]));
  expect(screen.queryByText(/longer than 900,000 characters/)).toBeNull();
});
