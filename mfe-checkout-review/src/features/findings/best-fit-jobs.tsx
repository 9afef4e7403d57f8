import { usePortal } from '@portal/shared-contracts/react';
import type { FittingJob } from '@portal/shared-contracts/reviews';
import { formatSalary } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';

/** What a position pays in a year, in whole units; nothing where it does not say. */
const useSalary = ({ salaryMin, salaryMax }: FittingJob): string => {
  const { t, i18n } = useTranslation('checkout');
  const { currency } = usePortal().website;
  const salary = formatSalary([salaryMin, salaryMax], currency, i18n.language);
  return salary && t('jobs.perYear', { salary });
};

/** One position: whose it is, where, what it pays, and what it asks for of the resume. */
const FittingPosition = ({ job }: { job: FittingJob }) => {
  const { t } = useTranslation('checkout');
  const facts = [job.company, job.location, useSalary(job)].filter(Boolean);
  return (
    <li>
      {job.url ? (
        <a href={job.url} target="_blank" rel="noopener noreferrer">
          {job.title}
        </a>
      ) : (
        job.title
      )}
      {facts.length > 0 && <p className="cr-note">{facts.join(' · ')}</p>}
      {job.skills.length > 0 && (
        <p className="cr-note">{t('jobs.skills', { skills: job.skills.join(', ') })}</p>
      )}
    </li>
  );
};

interface BestFitJobsProps {
  jobs: readonly string[];
  /** What is known of a position beside its title, for reviews that found it (RV-43). */
  matches: readonly FittingJob[] | undefined;
}

/** The positions that fit the resume best, each with what it has in common with it (CR-10). */
export const BestFitJobs = ({ jobs, matches }: BestFitJobsProps) => {
  const { t } = useTranslation('checkout');
  if (jobs.length === 0) return <p>{t('jobs.none')}</p>;
  return (
    <section>
      <p className="cr-note">{t('jobs.hint')}</p>
      <ol className="cr-jobs">
        {jobs.map((title) => (
          <FittingPosition
            key={title}
            job={matches?.find((match) => match.title === title) ?? { title, skills: [] }}
          />
        ))}
      </ol>
    </section>
  );
};
