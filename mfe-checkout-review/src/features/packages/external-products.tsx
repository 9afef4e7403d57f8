import { callApi, type Currency } from '@portal/shared-contracts';
import {
  countProductClick,
  monthlyPrice,
  type ExternalProduct,
} from '@portal/shared-contracts/reviews';
import { Money, StoredHtml } from '@portal/shared-ui';
import { ExternalIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { safeLink } from './safe-link.ts';

interface ExternalProductsProps {
  products: readonly ExternalProduct[];
  currency: Currency;
  critiqueId: string;
  critiqueViewId: string;
}

/** Counts the click; a failure of the count must not hold up the visit. */
export const countProduct = (
  packageId: string,
  { critiqueId, critiqueViewId }: Pick<ExternalProductsProps, 'critiqueId' | 'critiqueViewId'>,
): void =>
  void callApi(countProductClick, { packageId, critiqueId, critiqueViewId }).catch(() => undefined);

/** Products of another shop with what they cost in a month (CR-15, CR-17). */
export const ExternalProducts = (props: ExternalProductsProps) => {
  const { t } = useTranslation('checkout');
  const { products, currency } = props;
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products-title">
      <h2 id="products-title">{t('products.title')}</h2>
      <ul className="cr-packages">
        {products.map((product) => (
          <li key={product._id} className="cr-card cr-package">
            <h3>{product.name}</h3>
            <p className="cr-price">
              <Money amount={product.price} currency={currency} />{' '}
              <span className="cr-note">{t(`products.per.${product.frequency}`)}</span>
            </p>
            {product.frequency !== 'Month' && (
              <p className="cr-note">
                {t('products.monthly')} <Money amount={monthlyPrice(product)} currency={currency} />
              </p>
            )}
            <StoredHtml html={product.productDescription} />
            <a
              className="cr-button cr-button-quiet"
              href={safeLink(product.productLink)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => countProduct(product._id, props)}
            >
              {product.buttonText} <ExternalIcon />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
