import type { Currency } from '@portal/shared-contracts';
import { byPrice, type PackageOffer } from '@portal/shared-contracts/reviews';
import { FieldGroup, Money, StoredHtml } from '@portal/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './package-choice.css';

interface PackageChoiceProps {
  packages: readonly PackageOffer[];
  currency: Currency;
  chosen: string | undefined;
  /** While the chosen one is paid. */
  isDisabled?: boolean;
  onChoose: (packageId: string) => void;
}

/** What is in a package, as the review and the checkout show it. */
const PackageContents = ({ offer }: { offer: PackageOffer }) =>
  offer.packageDescriptionHTML ? (
    <div className="cr-note cr-contents">
      <StoredHtml html={offer.packageDescriptionHTML} />
    </div>
  ) : (
    <span className="cr-note">{offer.packageDescription}</span>
  );

/** The product selector of a new order (OR-54). */
export const PackageChoice = ({
  packages,
  currency,
  chosen,
  isDisabled = false,
  onChoose,
}: PackageChoiceProps) => {
  const { t } = useTranslation('checkout');
  // The address follows a moment after the press, the dot at once.
  const [pressed, setPressed] = useState({ id: chosen, before: chosen });
  if (pressed.before !== chosen) setPressed({ id: chosen, before: chosen });
  const choose = (id: string): void => {
    setPressed({ id, before: chosen });
    onChoose(id);
  };
  return (
    <FieldGroup legend={t('newOrder.choose')} name="package">
      <div className="cr-choices">
        {byPrice(packages).map((offer) => (
          <label key={offer._id} className="pui-check cr-choice">
            <input
              type="radio"
              name="package"
              value={offer._id}
              checked={offer._id === pressed.id}
              disabled={isDisabled}
              onChange={() => choose(offer._id)}
            />
            <span>
              <span className="cr-choice-name">{offer.packageName}</span>
              <span className="cr-choice-price">
                <Money amount={offer.packagePrice} currency={offer.currency ?? currency} />
              </span>
              <PackageContents offer={offer} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};
