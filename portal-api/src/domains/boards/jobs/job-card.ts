import type { Currency } from '@portal/shared-contracts';
import type { JobDetails } from '@portal/shared-contracts/jobs';
import { formatSalary } from '@portal/shared-contracts/money';
import { escapeText } from 'entities';
import type { NewTrackedJob } from '../tracker.service.ts';

// "Austin, Texas" names city and state; anything longer stays an address.
const cityAndState = (location: string): { city: string; state: string } => {
  const parts = location.split(',').map((part) => part.trim());
  return parts.length === 2
    ? { city: parts[0] ?? '', state: parts[1] ?? '' }
    : { city: '', state: '' };
};

// Escaped, so that what a job says stays text; its paragraphs and lines are kept.
const toHtml = (text: string): string =>
  text
    .trim()
    .split(/\r?\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeText(paragraph).replace(/\r?\n/g, '<br />')}</p>`)
    .join('');

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
  salary: formatSalary([job.salaryMin, job.salaryMax], currency, 'en'),
  address: job.jobLocation,
  ...cityAndState(job.jobLocation),
  descriptionContent: toHtml(description),
});
