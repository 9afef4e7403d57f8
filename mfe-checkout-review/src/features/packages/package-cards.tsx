import type { Currency } from '@portal/shared-contracts';
import { byPrice, type PackageOffer } from '@portal/shared-contracts/reviews';
import { Money, StoredHtml } from '@portal/shared-ui';
import { StarFilledIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface PackageCardsProps {
  packages: readonly PackageOffer[];
  currency: Currency;
  linkOf: (packageId: string) => string;
}

/** The packages, highest price first; the first is marked most popular (CR-16). */
export const PackageCards = ({ packages, currency, linkOf }: PackageCardsProps) => {
  const { t } = useTranslation('checkout');
  return (
    <div>
      <h2>{t('packages.title')}</h2>
      <ul className="cr-packages">
        {byPrice(packages).map((offer, index) => (
          <li key={offer._id} className="cr-card cr-package" data-popular={index === 0}>
            {index === 0 && (
              <p className="cr-popular">
                <StarFilledIcon /> {t('packages.mostPopular')}
              </p>
            )}
            <h3>{offer.packageName}</h3>
            <p className="cr-price">
              <Money amount={offer.packagePrice} currency={offer.currency ?? currency} />
            </p>
            {offer.packageDescriptionHTML ? (
              <StoredHtml html={offer.packageDescriptionHTML} />
            ) : (
              <p>{offer.packageDescription}</p>
            )}
            <Link
              className={index === 0 ? 'cr-button' : 'cr-button cr-button-quiet'}
              to={linkOf(offer._id)}
            >
              {t('packages.choose', { name: offer.packageName })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
