import { adminRoutes, type EditedProduct } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { ConfirmDialog, Page as Frame, PageHeader, QueryStates } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { ProductForm } from './product-form.tsx';
import { productQuery, useProductActs } from './products.queries.ts';
import '../catalogue.css';

const Remove = ({ product }: { product: EditedProduct }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const { remove } = useProductActs({ id: product._id, baseVersion: product.version });
  const [isAsked, setAsked] = useState(false);
  const confirm = async (): Promise<void> => {
    await remove.mutateAsync();
    void navigate(adminRoutes.externalProducts({}));
  };
  return (
    <>
      <Button danger onClick={() => setAsked(true)}>
        {t('acts.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('acts.remove')}
        isDanger
        confirmLabel={t('acts.remove')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      >
        {t('products.askRemove', { name: product.name })}
      </ConfirmDialog>
    </>
  );
};

const Head = ({ product }: { product: EditedProduct | undefined }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <PageHeader
      title={product?.name ?? t('products.new')}
      back={{ to: adminRoutes.externalProducts({}), label: t('products.title') }}
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

const OldProduct = ({ id }: { id: string }) => (
  <QueryStates query={useQuery(productQuery(id))} skeleton="form">
    {({ product }) => (
      <>
        <Head product={product} />
        <ProductForm product={product} currency={product.currency} />
        <Remove product={product} />
      </>
    )}
  </QueryStates>
);

const ProductPage = () => {
  const { id = 'new' } = useParams();
  return (
    <Frame width="reading">{id === 'new' ? <NewProduct /> : <OldProduct key={id} id={id} />}</Frame>
  );
};

/** `/admin/external-products/{id}`: one product of another shop (BO-92). */
export const Page = withAdminTexts(ProductPage);
