import type { Currency } from '@portal/shared-contracts';
import type { ExpertRewrite } from '@portal/shared-contracts/reviews';
import { Money } from '@portal/shared-ui';
import { SanitizedHtml } from '@portal/shared-ui/html';
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
        {helperText ? <SanitizedHtml html={helperText} /> : <p>{t('rewrite.text')}</p>}
      </div>
      {isExternal ? (
        <a
          className="cr-button"
          href={safeLink(rewrite.product.productLink)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onExternal(rewrite.product._id)}
        >
          <RocketIcon /> {t('rewrite.button')} · <Money amount={amount} currency={currency} />{' '}
          {t('products.per.Month')}
        </a>
      ) : (
        <Link className="cr-button" to={linkOf(rewrite.package._id)}>
          <RocketIcon /> {t('rewrite.button')} · <Money amount={amount} currency={currency} />
        </Link>
      )}
    </section>
  );
};
