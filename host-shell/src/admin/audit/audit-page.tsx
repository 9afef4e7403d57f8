import { auditGroups } from '@portal/shared-contracts/admin';
import { Section } from '@portal/shared-ui';
import {
  ChoiceFilter,
  FilterFold,
  type ListFilter,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import { TextField } from '@portal/shared-ui/controls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../admin-page.tsx';
import { AuditList } from './audit-list.tsx';
import { auditFileAddress, type AuditFilter, auditQuery } from './audit.queries.ts';

const narrowing = { person: 'text', action: 'text', subject: 'text', day: 'text' } as const;

const isDay = (text: string | undefined): boolean => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** `/admin/audit`: who did what, in sentences (BO-43). */
export const AuditPage = () => {
  const { t } = useTranslation('admin');
  const { filter: given, narrow } = useListFilter(narrowing);
  // An address that somebody typed may hold anything.
  const filter: AuditFilter = isDay(given.day) ? given : { ...given, day: undefined };
  const query = useInfiniteQuery(auditQuery(filter));
  const total = query.data?.pages[0]?.total;
  return (
    <AdminPage
      title={t('places.audit')}
      {...(total === undefined ? {} : { context: t('audit.count', { count: total }) })}
    >
      <Section>
        <p className="pui-help">{t('audit.about')}</p>
        <p className="admin-links admin-before-list">
          {(['csv', 'json'] as const).map((format) => (
            <a key={format} href={auditFileAddress(filter, format)} download>
              {t(`audit.export.${format}`)}
            </a>
          ))}
        </p>
        <AuditList query={query} filters={<Filters filter={filter} narrow={narrow} />} />
      </Section>
    </AdminPage>
  );
};

const Filters = (list: ListFilter<AuditFilter>) => {
  const { t } = useTranslation('admin');
  return (
    <>
      {(['person', 'subject'] as const).map((name) => (
        <SearchFilter key={name} {...list} name={name} label={t(`audit.${name}`)} />
      ))}
      <FilterFold active={[list.filter.action, list.filter.day]}>
        <ChoiceFilter
          {...list}
          name="action"
          label={t('audit.action')}
          all={t('audit.all')}
          options={auditGroups.map((value) => ({ value, label: t(`audit.groups.${value}`) }))}
        />
        <TextField
          type="date"
          aria-label={t('audit.day')}
          value={list.filter.day ?? ''}
          onChange={(event) => list.narrow('day', event.target.value)}
        />
      </FilterFold>
    </>
  );
};
