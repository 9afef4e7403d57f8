import { toMajor } from '@portal/shared-contracts';
import { adminRoutes, publishedState, type ListedPackage } from '@portal/shared-contracts/admin';
import { EmptyState, Money, Page as Frame, PageHeader, Section } from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { PackageState } from './package-state.tsx';
import { packagesQuery } from './packages.queries.ts';
import '../catalogue.css';

const narrowing = { state: publishedState.options, search: 'text' } as const;

const useColumns = (): TableColumn<ListedPackage>[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return [
    {
      key: 'name',
      title: t('packages.name'),
      onCard: 'title',
      render: ({ _id, name }) => <Link to={adminRoutes.package({ id: _id })}>{name}</Link>,
    },
    {
      key: 'price',
      title: t('packages.price'),
      align: 'right',
      render: ({ priceMinor, currency }) => (
        <Money amount={toMajor(priceMinor, currency)} currency={currency} />
      ),
    },
    {
      key: 'state',
      title: t('packages.state'),
      render: (row) => <PackageState item={row} />,
    },
    {
      key: 'version',
      title: t('packages.version'),
      align: 'right',
      render: ({ publishedVersion }) => publishedVersion ?? '–',
    },
    {
      key: 'services',
      title: t('packages.services'),
      align: 'right',
      render: ({ services }) => services,
    },
    { key: 'orders', title: t('packages.orders'), align: 'right', render: ({ orders }) => orders },
  ];
};

const Packages = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(packagesQuery(list.filter));
  const columns = useColumns();
  const total = query.data?.pages[0]?.total;
  return (
    <Frame>
      <PageHeader
        title={t('packages.title')}
        {...(total === undefined ? {} : { context: t('packages.count', { count: total }) })}
        action={
          <Button type="primary" onClick={() => void navigate(adminRoutes.package({ id: 'new' }))}>
            {t('packages.new')}
          </Button>
        }
      />
      <Section>
        <BackOfficeList
          live="packages"
          views="packages"
          label={t('packages.title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          filters={
            <>
              <SearchFilter {...list} name="search" label={t('packages.search')} />
              <ChoiceFilter
                {...list}
                name="state"
                label={t('packages.state')}
                all={t('packages.allStates')}
                options={publishedState.options.map((value) => ({
                  value,
                  label: t(`states.${value}`),
                }))}
              />
            </>
          }
          empty={<EmptyState text={t('packages.none')} hint={t('packages.noneHint')} />}
        />
      </Section>
    </Frame>
  );
};

/** `/admin/packages`: what the firm sells, sold and prepares (BO-86). */
export const Page = withAdminTexts(Packages);
