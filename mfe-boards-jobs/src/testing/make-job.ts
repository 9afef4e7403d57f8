import type { Job } from '@portal/shared-contracts/jobs';

/** A found job with the fields that a test cares about. */
export const makeJob = (id: string, fields: Partial<Job> = {}): Job => ({
  id,
  title: `Nurse ${id}`,
  location: { area: ['US', 'Texas'], display_name: 'Austin, Texas' },
  company: { display_name: 'Nightingale Care' },
  created: '2026-02-01T00:00:00.000Z',
  salary_min: 70_123.4,
  salary_max: 80_123.6,
  redirect_url: `https://jobs.example.com/${id}`,
  description: 'Care for patients.',
  companyLogo: null,
  category: 'Nursing',
  contract_type: 'permanent',
  contract_time: 'full_time',
  saved: false,
  ...fields,
});
