import type { Currency } from '@portal/shared-contracts';
import type { JobDetails } from '@portal/shared-contracts/jobs';
import { escapeText } from 'entities';
import type { NewTrackedJob } from '../boards/tracker.service.ts';

const amount = (value: number, currency: Currency): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currency.toUpperCase(),
    maximumFractionDigits: 0,
  }).format(Math.round(value));

/** A yearly salary as a card shows it: one amount, a range, or nothing. */
export const salaryText = (min: number | null, max: number | null, currency: Currency): string => {
  const bounds = [min, max].filter((value): value is number => value !== null && value > 0);
  return [...new Set(bounds.map((value) => amount(value, currency)))].join(' – ');
};

// "Austin, Texas" names city and state; anything longer stays an address.
const cityAndState = (location: string): { city: string; state: string } => {
  const parts = location.split(',').map((part) => part.trim());
  return parts.length === 2
    ? { city: parts[0] ?? '', state: parts[1] ?? '' }
    : { city: '', state: '' };
};

/** The card that a found job becomes. */
export const toTrackedJob = (
  cardId: string,
  job: JobDetails,
  description: string,
  currency: Currency,
): NewTrackedJob => ({
  cardId,
  title: job.title,
  company: job.company,
  url: job.url,
  salary: salaryText(job.salaryMin, job.salaryMax, currency),
  address: job.jobLocation,
  ...cityAndState(job.jobLocation),
  descriptionContent: description.trim() === '' ? '' : `<p>${escapeText(description.trim())}</p>`,
});
