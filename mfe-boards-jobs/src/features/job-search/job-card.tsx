import type { Job } from '@portal/shared-contracts/jobs';
import { usePortal } from '@portal/shared-contracts/react';
import { formatSalary, RelativeTime } from '@portal/shared-ui';
import { BuildingIcon, EnvironmentIcon, ExternalIcon, WalletIcon } from '@portal/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveToTracker } from './save-to-tracker.tsx';

const MIDDLE = 1;

interface JobCardProps {
  job: Job;
  onOpen: (job: Job) => void;
}

const JobFacts = ({ job }: { job: Job }) => {
  const { t, i18n } = useTranslation('boards');
  const { website } = usePortal();
  const salary = formatSalary([job.salary_min, job.salary_max], website.currency, i18n.language);
  return (
    <ul className="jobs-facts">
      <li>
        <BuildingIcon /> {job.company.display_name}
      </li>
      <li>
        <EnvironmentIcon /> {job.location.display_name}
      </li>
      {salary && (
        <li className="pui-number">
          <WalletIcon /> {t('jobs.perYear', { salary })}
        </li>
      )}
      {job.contract_time && (
        <li>{t(`jobs.contractTime.${job.contract_time}`, job.contract_time)}</li>
      )}
      {job.contract_type && (
        <li>{t(`jobs.contractType.${job.contract_type}`, job.contract_type)}</li>
      )}
      {job.category && <li>{job.category}</li>}
    </ul>
  );
};

/** What the advertisement says, folded so that many jobs stand on one screen. */
const JobText = ({ text }: { text: string }) => {
  const { t } = useTranslation('boards');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="jobs-more"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'jobs.less' : 'jobs.more')}
      </button>
      {isOpen && <p className="jobs-text">{text}</p>}
    </>
  );
};

/** A found job (BJ-03). */
export const JobCard = ({ job, onOpen }: JobCardProps) => {
  const { flag } = usePortal();
  const open = (): void => onOpen(job);
  return (
    <article className="jobs-card">
      <div className="jobs-card-head">
        {job.companyLogo && <img className="jobs-logo" src={job.companyLogo} alt="" />}
        <h2 className="jobs-title">
          <a
            href={job.redirect_url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={open}
            // The middle button opens it as well; the right one only shows the browser's menu.
            onAuxClick={({ button }) => button === MIDDLE && open()}
          >
            {job.title} <ExternalIcon />
          </a>
        </h2>
        <span className="jobs-when">
          <RelativeTime value={job.created} />
        </span>
        {flag('enable_boards') && <SaveToTracker job={job} />}
      </div>
      <div className="jobs-card-body">
        <JobFacts job={job} />
        {job.description && <JobText text={job.description} />}
      </div>
    </article>
  );
};
