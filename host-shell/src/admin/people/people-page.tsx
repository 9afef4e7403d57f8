import { role as roles } from '@portal/shared-contracts';
import { personStates } from '@portal/shared-contracts/admin';
import { Section } from '@portal/shared-ui';
import {
  ChoiceFilter,
  FilterFold,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../admin-page.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteTable } from './invite-table.tsx';
import { peopleQuery } from './people.queries.ts';
import { PeopleList } from './people-list.tsx';

const narrowing = { role: roles.options, state: personStates, search: 'text' } as const;

/** `/admin/people`: everybody of the firm, and those who are asked to come (BO-34, BO-35). */
export const PeoplePage = () => {
  const { t } = useTranslation('admin');
  const list = useListFilter(narrowing);
  const [inviting, setInviting] = useState<'one' | 'many'>();
  const query = useInfiniteQuery(peopleQuery(list.filter));
  const total = query.data?.pages[0]?.total;
  return (
    <AdminPage
      title={t('places.people')}
      {...(total === undefined ? {} : { context: t('people.count', { count: total }) })}
      {...(inviting
        ? {}
        : {
            action: (
              <div className="admin-buttons">
                <Button onClick={() => setInviting('many')}>{t('people.table.title')}</Button>
                <Button type="primary" onClick={() => setInviting('one')}>
                  {t('people.invite')}
                </Button>
              </div>
            ),
          })}
    >
      {inviting === 'one' && <InviteForm onDone={() => setInviting(undefined)} />}
      {inviting === 'many' && <InviteTable onDone={() => setInviting(undefined)} />}
      <Section>
        <PeopleList query={query} filters={<Filters {...list} />} />
      </Section>
    </AdminPage>
  );
};

const Filters = (list: ReturnType<typeof useListFilter<typeof narrowing>>) => {
  const { t } = useTranslation('admin');
  return (
    <>
      <SearchFilter {...list} name="search" label={t('people.search')} />
      <FilterFold active={[list.filter.role, list.filter.state]}>
        <ChoiceFilter
          {...list}
          name="role"
          label={t('people.role')}
          all={t('people.all.role')}
          options={roles.options.map((value) => ({ value, label: t(`people.roles.${value}`) }))}
        />
        <ChoiceFilter
          {...list}
          name="state"
          label={t('people.state')}
          all={t('people.all.state')}
          options={personStates.map((value) => ({ value, label: t(`people.states.${value}`) }))}
        />
      </FilterFold>
    </>
  );
};
