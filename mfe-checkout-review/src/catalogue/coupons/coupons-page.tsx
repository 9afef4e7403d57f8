import { adminRoutes, type AdminCoupon, couponState } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, EmptyState, Page as Frame, PageHeader, Section } from '@portal/shared-ui';
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
import { lastDay } from '../rows/typed.ts';
import { CouponDiscount, CouponState } from './coupon-parts.tsx';
import { couponsQuery } from './coupons.queries.ts';
import '../catalogue.css';

const narrowing = { state: couponState.options, search: 'text' } as const;

const useColumns = (): TableColumn<AdminCoupon>[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { website } = usePortal();
  return [
    {
      key: 'code',
      title: t('coupons.fields.code'),
      onCard: 'title',
      render: ({ _id, code }) => <Link to={adminRoutes.coupon({ id: _id })}>{code}</Link>,
    },
    {
      key: 'discount',
      title: t('coupons.discount'),
      align: 'right',
      render: (row) => <CouponDiscount {...row} />,
    },
    { key: 'state', title: t('packages.state'), render: (row) => <CouponState {...row} /> },
    {
      key: 'ends',
      title: t('coupons.fields.endsAt'),
      render: ({ endsAt }) =>
        endsAt === null ? '–' : <DateText value={lastDay(endsAt, website.timeZone)} />,
    },
    {
      key: 'uses',
      title: t('coupons.uses'),
      align: 'right',
      render: ({ uses, maxUses, codes }) => {
        const most = maxUses ?? (codes > 0 ? codes : null);
        return most === null ? uses : t('coupons.usesOf', { uses, most });
      },
    },
  ];
};

const Coupons = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(couponsQuery(list.filter));
  const columns = useColumns();
  return (
    <Frame>
      <PageHeader
        title={t('coupons.title')}
        action={
          <Button type="primary" onClick={() => void navigate(adminRoutes.coupon({ id: 'new' }))}>
            {t('coupons.new')}
          </Button>
        }
      />
      <Section>
        <BackOfficeList
          live="coupons"
          views="coupons"
          label={t('coupons.title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          filters={
            <>
              <SearchFilter {...list} name="search" label={t('coupons.search')} />
              <ChoiceFilter
                {...list}
                name="state"
                label={t('packages.state')}
                all={t('packages.allStates')}
                options={couponState.options.map((value) => ({
                  value,
                  label: t(`coupons.states.${value}`),
                }))}
              />
            </>
          }
          empty={<EmptyState text={t('coupons.none')} hint={t('coupons.noneHint')} />}
        />
      </Section>
    </Frame>
  );
};

/** `/admin/coupons`: what is taken off prices, when and how often (BO-90). */
export const Page = withAdminTexts(Coupons);
