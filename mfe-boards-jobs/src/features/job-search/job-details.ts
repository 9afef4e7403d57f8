import { limits } from '@portal/shared-contracts';
import type { Job, JobDetails } from '@portal/shared-contracts/jobs';

const short = (text: string): string => text.slice(0, limits.text.short);

/** A job as it is sent with a click and to the tracker (BJ-05). */
export const toJobDetails = (job: Job): JobDetails => ({
  id: job.id,
  title: short(job.title),
  jobLocation: short(job.location.display_name),
  salaryMin: job.salary_min,
  salaryMax: job.salary_max,
  company: short(job.company.display_name),
  url: job.redirect_url,
  jobCreated: job.created,
});
