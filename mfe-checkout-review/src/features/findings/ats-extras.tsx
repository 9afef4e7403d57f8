import type { ReviewContent } from '@portal/shared-contracts/reviews';
import { useTranslation } from 'react-i18next';

/** The skills that a scanner found in the resume (CR-09). */
export const HardSkills = ({ ats }: { ats: ReviewContent['ats_section'] }) => {
  const { t } = useTranslation('checkout');
  return (
    <section>
      <h3>{t('ats.skills')}</h3>
      <p className="cr-note">{t('ats.skillsHint')}</p>
      {ats.hard_skills.length === 0 ? (
        <p>{t('ats.noSkills')}</p>
      ) : (
        <ul className="cr-words-list">
          {ats.hard_skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

const MatchedSkills = ({ skills = [] }: { skills: readonly string[] | undefined }) => {
  const { t } = useTranslation('checkout');
  if (skills.length === 0) return null;
  return <p className="cr-note">{t('jobs.skills', { skills: skills.join(', ') })}</p>;
};

interface BestFitJobsProps {
  jobs: readonly string[];
  /** The skills of the resume that a position asks for, where they are known (RV-43). */
  matches: readonly { title: string; skills: readonly string[] }[] | undefined;
}

/** The positions that fit the resume best, each with what it has in common with it (CR-10). */
export const BestFitJobs = ({ jobs, matches }: BestFitJobsProps) => {
  const { t } = useTranslation('checkout');
  if (jobs.length === 0) return <p>{t('jobs.none')}</p>;
  return (
    <section>
      <p className="cr-note">{t('jobs.hint')}</p>
      <ol className="cr-jobs">
        {jobs.map((job) => (
          <li key={job}>
            {job}
            <MatchedSkills skills={matches?.find(({ title }) => title === job)?.skills} />
          </li>
        ))}
      </ol>
    </section>
  );
};
