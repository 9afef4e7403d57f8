import type { Currency } from '@portal/shared-contracts';
import type { ExpertRewrite } from '@portal/shared-contracts/reviews';
import { formatMoney, Money, StoredHtml } from '@portal/shared-ui';
import { RocketIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { monthlyPrice } from '@portal/shared-contracts/reviews';
import { safeLink } from './safe-link.ts';

interface ExpertRewriteButtonProps {
  rewrite: ExpertRewrite | undefined;
  currency: Currency;
  helperText: string;
  linkOf: (packageId: string) => string;
  onExternal: (productId: string) => void;
}

type External = Extract<ExpertRewrite, { kind: 'external' }>['product'];

/** What really leaves the account, where that is not a month. */
const Billed = ({ product, currency }: { product: External; currency: Currency }) => {
  const { t, i18n } = useTranslation('checkout');
  if (product.frequency === 'Month') return null;
  const price = formatMoney(product.price, currency, i18n.language);
  return (
    <span className="cr-billed">
      {t('rewrite.billed', { price, per: t(`products.per.${product.frequency}`) })}
    </span>
  );
};

/** Leads to the cheapest external product by month, or to the cheapest package (CR-18). */
export const ExpertRewriteButton = (props: ExpertRewriteButtonProps) => {
  const { t } = useTranslation('checkout');
  const { rewrite, currency, helperText, linkOf, onExternal } = props;
  if (!rewrite) return null;
  const isExternal = rewrite.kind === 'external';
  const amount = isExternal ? monthlyPrice(rewrite.product) : rewrite.package.packagePrice;
  return (
    <section className="cr-rewrite">
      <div>
        <h2>{t('rewrite.title')}</h2>
        {helperText ? <StoredHtml html={helperText} /> : <p>{t('rewrite.text')}</p>}
      </div>
      {isExternal ? (
        <a
          className="cr-button"
          href={safeLink(rewrite.product.productLink)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onExternal(rewrite.product._id)}
        >
          <RocketIcon /> {t('rewrite.button')}: {rewrite.product.name},{' '}
          <Money amount={amount} currency={currency} /> {t('products.per.Month')}
          <Billed product={rewrite.product} currency={currency} />
        </a>
      ) : (
        <Link className="cr-button" to={linkOf(rewrite.package._id)}>
          <RocketIcon /> {t('rewrite.button')}: {rewrite.package.packageName},{' '}
          <Money amount={amount} currency={currency} />
        </Link>
      )}
    </section>
  );
};
