import { callApi } from '@portal/shared-contracts';
import { saveSearchClick, type Job } from '@portal/shared-contracts/jobs';
import { EmptyState, QueryStates } from '@portal/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { filterParams, readFilter } from './job-filter.ts';
import { toJobDetails } from './job-details.ts';
import { JobCard } from './job-card.tsx';
import { JobPager } from './job-pager.tsx';
import { jobsQuery } from './jobs.queries.ts';
import { SearchForm } from './search-form.tsx';
import './jobs.css';

/** Search, results and pager; the address holds the search. */
export const JobSearch = () => {
  const { t } = useTranslation('boards');
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const query = useQuery(jobsQuery(filter));
  const results = useRef<HTMLParagraphElement>(null);
  const what = filter.isFirstVisit ? (query.data?.searchKeywords ?? '') : filter.what;
  const where = filter.isFirstVisit ? (query.data?.searchLocation ?? '') : filter.where;
  const pages = query.isPlaceholderData ? undefined : query.data?.totalPagesNumber;
  useEffect(() => {
    // There were more when the address was kept: the last page is shown.
    if (pages && filter.page > pages)
      setParams(filterParams(what, where, pages), { replace: true });
  }, [filter.page, pages, setParams, what, where]);
  const click = useMutation({
    mutationFn: (job: Job) =>
      callApi(saveSearchClick, {
        searchKeywords: what,
        searchLocation: where,
        jobDetails: toJobDetails(job),
      }),
  });
  const turn = (page: number): void => {
    setParams(filterParams(what, where, page));
    results.current?.focus();
  };
  return (
    <>
      <SearchForm
        words={{ what, where }}
        // The words of the last search arrive with the first answer.
        isLate={filter.isFirstVisit}
        isSearching={query.isFetching && query.isPlaceholderData}
        onSearch={(nextWhat, nextWhere) => setParams(filterParams(nextWhat, nextWhere))}
      />
      <QueryStates query={query} skeleton="table">
        {(found) => (
          <>
            <p ref={results} className="jobs-count" role="status" tabIndex={-1}>
              {t('jobs.count', { count: found.searchCount })}
            </p>
            {found.searchCount === 0 && (
              <EmptyState drawing="search" text={t('jobs.none')} hint={t('jobs.noneHint')} />
            )}
            <div className="jobs-cards" aria-busy={query.isPlaceholderData}>
              {found.jobsResults.map((job) => (
                <JobCard key={job.id} job={job} onOpen={click.mutate} />
              ))}
            </div>
            <JobPager page={filter.page} pages={found.totalPagesNumber} onPage={turn} />
          </>
        )}
      </QueryStates>
    </>
  );
};
