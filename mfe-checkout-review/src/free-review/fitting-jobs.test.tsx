import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { freeReview } from '../testing/free-review.ts';
import { openReview } from '../testing/open-review.tsx';

afterEach(clearStubs);

test('UX-14 RV-43 a job that fits says whose it is, where, what it pays, and leads to it', async () => {
  const job = {
    title: 'Logistics Manager',
    skills: ['SAP'],
    company: 'Harbour Freight',
    location: 'Leeds',
    salaryMin: 48_000,
    salaryMax: 56_000,
    url: 'https://jobs.example/1',
  };
  const { intake } = freeReview();
  await openReview(
    freeReview({ intake: intake && { ...intake, bestFit: [job] } }),
    '#best-fit-jobs',
  );
  const link = await screen.findByRole('link', { name: /Logistics Manager/ });
  expect(link).toHaveAttribute('href', 'https://jobs.example/1');
  expect(screen.getByText('Harbour Freight · Leeds · $48,000 – $56,000 per year')).toBeVisible();
});

test('RV-43 a job that fits names the skills that it shares with the resume', async () => {
  await openReview(freeReview(), '#best-fit-jobs');
  await expectVisible(() => screen.getByText('From your resume it asks for: SAP, Excel'));
});

test('RV-41 whoever keeps a list of skills that was searched is named', async () => {
  const { intake } = freeReview();
  const credit = 'This service uses the ESCO classification of the European Commission.';
  await openReview(freeReview({ intake: intake && { ...intake, skillCredits: [credit] } }));
  await expectVisible(() => screen.getByText(credit));
});
