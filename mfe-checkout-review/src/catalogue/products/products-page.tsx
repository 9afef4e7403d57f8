import { toMajor } from '@portal/shared-contracts';
import { adminRoutes, type EditedProduct } from '@portal/shared-contracts/admin';
import { monthlyPrice } from '@portal/shared-contracts/reviews';
import {
  EmptyState,
  Money,
  Page as Frame,
  PageHeader,
  Section,
  StatusChip,
} from '@portal/shared-ui';
import { BackOfficeList } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { ArchivedChip } from './archived-chip.tsx';
import { productsQuery } from './products.queries.ts';
import '../catalogue.css';

const useColumns = (): TableColumn<EditedProduct>[] => {
  const { t } = useTranslation([ADMIN_TEXTS, 'checkout']);
  const priceOf = ({ priceMinor, currency }: EditedProduct) => toMajor(priceMinor, currency);
  return [
    {
      key: 'name',
      title: t('products.name'),
      onCard: 'title',
      render: ({ _id, name, isArchived }) => (
        <span className="cat-state">
          <Link to={adminRoutes.externalProduct({ id: _id })}>{name}</Link>
          {isArchived && <ArchivedChip />}
        </span>
      ),
    },
    {
      key: 'price',
      title: t('products.price'),
      render: (product) => (
        <>
          <Money amount={priceOf(product)} currency={product.currency} />{' '}
          {t(`products.per.${product.frequency}`, { ns: 'checkout' })}
        </>
      ),
    },
    {
      key: 'monthly',
      title: t('products.monthly'),
      render: (product) => (
        <span className="cat-state">
          <Money
            amount={monthlyPrice({ ...product, price: priceOf(product) })}
            currency={product.currency}
          />
          {product.isCheapest && <StatusChip kind="done" label={t('products.cheapest')} />}
        </span>
      ),
    },
    { key: 'link', title: t('products.link'), render: ({ productLink }) => productLink },
  ];
};

const Products = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const query = useInfiniteQuery(productsQuery());
  const columns = useColumns();
  return (
    <Frame>
      <PageHeader
        title={t('products.title')}
        context={t('products.what')}
        action={
          <Button
            type="primary"
            onClick={() => void navigate(adminRoutes.externalProduct({ id: 'new' }))}
          >
            {t('products.new')}
          </Button>
        }
      />
      <Section>
        <BackOfficeList
          live="external-products"
          label={t('products.title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          empty={<EmptyState text={t('products.none')} hint={t('products.noneHint')} />}
        />
      </Section>
    </Frame>
  );
};

/** `/admin/external-products`: what other shops sell beside the packages (BO-92). */
export const Page = withAdminTexts(Products);
