import {
  adminRoutes,
  downloadableState,
  type ListedDownloadable,
} from '@portal/shared-contracts/admin';
import { EmptyState, Page as PageFrame, PageHeader, Section, StatusChip } from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { formatSize } from '@portal/shared-ui/upload';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { downloadablesQuery } from './downloadables.queries.ts';
import { NewDownloadable } from './new-downloadable.tsx';
import '../admin.css';

const chips = { active: 'done', archived: 'waiting' } as const;

const narrowing = { state: downloadableState.options, search: 'text' } as const;

const useColumns = (): TableColumn<ListedDownloadable>[] => {
  const { t, i18n } = useTranslation(ADMIN_TEXTS);
  return [
    {
      key: 'title',
      title: t('downloadables.name'),
      onCard: 'title',
      render: ({ _id: id, title }) => <Link to={adminRoutes.downloadable({ id })}>{title}</Link>,
    },
    {
      key: 'file',
      title: t('downloadables.file'),
      render: ({ file }) => `${file.originalname} (${formatSize(file.size, i18n.language)})`,
    },
    {
      key: 'packages',
      title: t('downloadables.packages'),
      render: ({ packages }) => (packages.length > 0 ? packages.join(', ') : '–'),
    },
    {
      key: 'state',
      title: t('contracts.state'),
      render: ({ state }) => (
        <StatusChip
          kind={chips[state]}
          label={t(`downloadables.states.${state}`)}
          plain={state === 'archived'}
        />
      ),
    },
  ];
};

const Downloadables = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(downloadablesQuery(list.filter));
  const columns = useColumns();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button type="primary" onClick={() => setAdding(true)}>
      {t('downloadables.new')}
    </Button>
  );
  return (
    <PageFrame>
      <PageHeader
        title={t('downloadables.title')}
        context={t('downloadables.context')}
        {...(isAdding ? {} : { action: add })}
      />
      {isAdding && <NewDownloadable onCancel={() => setAdding(false)} />}
      <Section>
        <BackOfficeList
          live="downloadables"
          views="downloadables"
          label={t('downloadables.title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          empty={<EmptyState text={t('downloadables.none')} />}
          filters={
            <>
              <SearchFilter {...list} name="search" label={t('downloadables.search')} />
              <ChoiceFilter
                {...list}
                name="state"
                label={t('contracts.state')}
                all={t('contracts.allStates')}
                options={downloadableState.options.map((value) => ({
                  value,
                  label: t(`downloadables.states.${value}`),
                }))}
              />
            </>
          }
        />
      </Section>
    </PageFrame>
  );
};

/** `/admin/downloadables`: files that come with packages (BO-85). */
export const Page = withAdminTexts(Downloadables);
