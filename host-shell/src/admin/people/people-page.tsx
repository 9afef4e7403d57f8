import { role as roles } from '@portal/shared-contracts';
import { personStates } from '@portal/shared-contracts/admin';
import { ErrorState, LoadingSkeleton, Section } from '@portal/shared-ui';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../admin-page.tsx';
import { InviteForm } from './invite-form.tsx';
import { peopleQuery, type PeopleFilter } from './people.queries.ts';
import { PeopleTable } from './people-table.tsx';

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | undefined =>
  options.find((option) => option === value);

const useFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter: PeopleFilter = {
    role: oneOf(roles.options, params.get('role')),
    state: oneOf(personStates, params.get('state')),
    search: params.get('search') ?? undefined,
  };
  const narrow = (name: keyof PeopleFilter, value: string): void => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return { filter, narrow };
};

/** `/admin/people`: everybody of the firm, and those who are asked to come (BO-34, BO-35). */
export const PeoplePage = () => {
  const { t } = useTranslation('admin');
  const { filter, narrow } = useFilter();
  const [isInviting, setInviting] = useState(false);
  const query = useInfiniteQuery(peopleQuery(filter));
  const pages = query.data?.pages ?? [];
  return (
    <AdminPage
      title={t('places.people')}
      {...(pages[0] ? { context: t('people.count', { count: pages[0].total }) } : {})}
      {...(isInviting
        ? {}
        : {
            action: (
              <Button type="primary" onClick={() => setInviting(true)}>
                {t('people.invite')}
              </Button>
            ),
          })}
    >
      {isInviting && <InviteForm onDone={() => setInviting(false)} />}
      <Section>
        <Filters filter={filter} narrow={narrow} />
        {query.isPending && <LoadingSkeleton shape="table" />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && <PeopleTable people={pages.flatMap(({ items }) => items)} />}
        {query.hasNextPage && (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('people.more')}
          </Button>
        )}
      </Section>
    </AdminPage>
  );
};

const Filters = ({ filter, narrow }: ReturnType<typeof useFilter>) => {
  const { t } = useTranslation('admin');
  const choices = [
    { name: 'role', options: roles.options, words: 'roles' },
    { name: 'state', options: personStates, words: 'states' },
  ] as const;
  return (
    <div className="admin-filters" role="search">
      <TextField
        aria-label={t('people.search')}
        placeholder={t('people.search')}
        value={filter.search ?? ''}
        onChange={(event) => narrow('search', event.target.value)}
      />
      {choices.map(({ name, options, words }) => (
        <select
          key={name}
          className="admin-select"
          aria-label={t(`people.${name}`)}
          value={filter[name] ?? ''}
          onChange={(event) => narrow(name, event.target.value)}
        >
          <option value="">{t(`people.all.${name}`)}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`people.${words}.${option}`)}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
};
