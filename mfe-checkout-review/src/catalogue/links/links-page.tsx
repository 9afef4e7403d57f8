import { adminRoutes, type AdminLink, linkState } from '@portal/shared-contracts/admin';
import { routes } from '@portal/shared-contracts/remote';
import { EmptyState, Page as Frame, PageHeader, Section } from '@portal/shared-ui';
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
import { LinkState } from './link-state.tsx';
import { linksQuery } from './links.queries.ts';
import '../catalogue.css';

const narrowing = { state: linkState.options, search: 'text' } as const;

const useColumns = (): TableColumn<AdminLink>[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return [
    {
      key: 'slug',
      title: t('links.address'),
      onCard: 'title',
      render: ({ _id, slug }) => (
        <Link to={adminRoutes.checkoutLink({ id: _id })}>{routes.buy({ slug })}</Link>
      ),
    },
    {
      key: 'package',
      title: t('links.fields.packageId'),
      render: ({ packageName }) => packageName,
    },
    {
      key: 'coupon',
      title: t('links.fields.couponCode'),
      render: ({ couponCode }) => couponCode ?? '–',
    },
    { key: 'state', title: t('packages.state'), render: (row) => <LinkState {...row} /> },
    {
      key: 'opened',
      title: t('links.opened'),
      align: 'right',
      render: ({ opened }) => opened,
    },
    {
      key: 'bought',
      title: t('links.bought'),
      align: 'right',
      render: ({ bought, maxUses }) =>
        maxUses === null ? bought : t('coupons.usesOf', { uses: bought, most: maxUses }),
    },
  ];
};

const Links = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(linksQuery(list.filter));
  const columns = useColumns();
  return (
    <Frame>
      <PageHeader
        title={t('links.title')}
        context={t('links.what')}
        action={
          <Button
            type="primary"
            onClick={() => void navigate(adminRoutes.checkoutLink({ id: 'new' }))}
          >
            {t('links.new')}
          </Button>
        }
      />
      <Section>
        <BackOfficeList
          live="checkout-links"
          views="checkout-links"
          label={t('links.title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          filters={
            <>
              <SearchFilter {...list} name="search" label={t('links.search')} />
              <ChoiceFilter
                {...list}
                name="state"
                label={t('packages.state')}
                all={t('packages.allStates')}
                options={linkState.options.map((value) => ({
                  value,
                  label: t(`links.states.${value}`),
                }))}
              />
            </>
          }
          empty={<EmptyState text={t('links.none')} hint={t('links.noneHint')} />}
        />
      </Section>
    </Frame>
  );
};

/** `/admin/checkout-links`: addresses that lead straight to a checkout (BO-91). */
export const Page = withAdminTexts(Links);
