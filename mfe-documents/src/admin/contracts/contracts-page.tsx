import { adminRoutes, contractStates, type ListedContract } from '@portal/shared-contracts/admin';
import {
  EmptyState,
  Page as PageFrame,
  PageHeader,
  RelativeTime,
  Section,
  StatusChip,
} from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { contractsQuery } from './contracts.queries.ts';
import { NewContract } from './new-contract.tsx';
import '../admin.css';

const chips = { draft: 'in-progress', published: 'done', archived: 'waiting' } as const;

const narrowing = { state: contractStates, search: 'text' } as const;

const useColumns = (): TableColumn<ListedContract>[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return [
    {
      key: 'title',
      title: t('contracts.name'),
      onCard: 'title',
      render: ({ _id, title }) => (
        <Link to={adminRoutes.contract({ contractId: _id })}>{title}</Link>
      ),
    },
    {
      key: 'state',
      title: t('contracts.state'),
      render: ({ state, hasChanges }) => (
        <>
          <StatusChip kind={chips[state]} label={t(`contracts.states.${state}`)} />
          {state === 'published' && hasChanges && (
            <span className="doc-admin-quiet">{t('contracts.changed')}</span>
          )}
        </>
      ),
    },
    {
      key: 'version',
      title: t('contracts.version'),
      align: 'right',
      render: ({ published }) => published ?? '–',
    },
    {
      key: 'packages',
      title: t('contracts.packages'),
      align: 'right',
      render: ({ packages }) => packages,
    },
    {
      key: 'signatures',
      title: t('contracts.signed'),
      align: 'right',
      render: ({ signatures }) => signatures,
    },
    {
      key: 'changed',
      title: t('contracts.changedAt'),
      render: ({ changedAt }) => <RelativeTime value={changedAt} />,
    },
  ];
};

const Contracts = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(contractsQuery(list.filter));
  const columns = useColumns();
  const [isBeginning, setBeginning] = useState(false);
  return (
    <PageFrame>
      <PageHeader
        title={t('contracts.title')}
        context={t('contracts.context')}
        {...(isBeginning
          ? {}
          : {
              action: (
                <Button type="primary" onClick={() => setBeginning(true)}>
                  {t('contracts.new')}
                </Button>
              ),
            })}
      />
      {isBeginning && <NewContract onCancel={() => setBeginning(false)} />}
      <Section>
        <BackOfficeList
          live="contracts"
          views="contracts"
          label={t('contracts.title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          empty={<EmptyState text={t('contracts.none')} />}
          filters={
            <>
              <SearchFilter {...list} name="search" label={t('contracts.search')} />
              <ChoiceFilter
                {...list}
                name="state"
                label={t('contracts.state')}
                all={t('contracts.allStates')}
                options={contractStates.map((value) => ({
                  value,
                  label: t(`contracts.states.${value}`),
                }))}
              />
            </>
          }
        />
      </Section>
    </PageFrame>
  );
};

/** `/admin/contracts`: what customers of the firm sign (BO-81). */
export const Page = withAdminTexts(Contracts);
