import { adminRoutes, type EditedProduct } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { Page as Frame, PageHeader, QueryStates, Section, usePopup } from '@portal/shared-ui';
import { UndoOffer } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { RowActs } from '../rows/row-acts.tsx';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { ArchivedChip } from './archived-chip.tsx';
import { ProductForm } from './product-form.tsx';
import { productQuery, useProductActs } from './products.queries.ts';
import '../catalogue.css';

const Acts = ({ product }: { product: EditedProduct }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const navigate = useNavigate();
  const { archive, restore, copy, remove } = useProductActs(product);
  const name = product.isArchived ? 'restore' : 'archive';
  const doCopy = async (): Promise<void> => {
    const { product: made } = await copy.mutateAsync();
    popup.success(t('acts.copied', { name: made.name }));
    void navigate(adminRoutes.externalProduct({ id: made._id }));
  };
  const aside = {
    name,
    label: t(`acts.${name}`),
    ask: t(`products.ask.${name}`, { name: product.name }),
    done: t(`acts.done.${name}`),
    run: () => (name === 'archive' ? archive : restore).mutateAsync(),
  };
  const removal = {
    name: 'remove',
    label: t('acts.remove'),
    ask: t('products.askRemove', { name: product.name }),
    done: t('acts.done.remove'),
    isDanger: true,
    run: async () => {
      await remove.mutateAsync();
      void navigate(adminRoutes.externalProducts({}));
    },
  };
  return (
    <Section title={t('acts.title')}>
      <div className="cat-buttons">
        <Button loading={copy.isPending} onClick={() => void doCopy().catch(popup.failure)}>
          {t('acts.copy')}
        </Button>
        <RowActs acts={[aside, removal]} />
      </div>
    </Section>
  );
};

const Head = ({ product }: { product: EditedProduct | undefined }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <PageHeader
      title={product?.name ?? t('products.new')}
      back={{ to: adminRoutes.externalProducts({}), label: t('products.title') }}
      {...(product?.isArchived ? { status: <ArchivedChip /> } : {})}
    />
  );
};

const NewProduct = () => {
  const { currency } = usePortal();
  return (
    <>
      <Head product={undefined} />
      <ProductForm product={undefined} currency={currency} />
    </>
  );
};

const OldProduct = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <QueryStates
      query={useQuery(productQuery(id))}
      title={t('products.title')}
      back={{ to: adminRoutes.externalProducts({}), label: t('products.title') }}
      skeleton="form"
    >
      {({ product }) => (
        <>
          <Head product={product} />
          <ProductForm product={product} currency={product.currency} />
          <Acts product={product} />
        </>
      )}
    </QueryStates>
  );
};

const ProductPage = () => {
  const { id = 'new' } = useParams();
  return (
    <Frame width="reading">
      {id === 'new' ? <NewProduct /> : <OldProduct key={id} id={id} />}
      <UndoOffer />
    </Frame>
  );
};

/** `/admin/external-products/{id}`: one product of another shop (BO-92). */
export const Page = withAdminTexts(ProductPage);
