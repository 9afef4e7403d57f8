import { toMajor } from '@portal/shared-contracts';
import type { PackageOffer } from '@portal/shared-contracts/reviews';
import { Disclosure } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { PackageChoice } from '../../features/new-order/package-choice.tsx';
import { OrderSummary } from '../../features/order-summary/order-summary.tsx';
import { PackageCards } from '../../features/packages/package-cards.tsx';
import { ADMIN_TEXTS } from '../texts.ts';
import type { PricedContent } from './package-values.ts';
import '../../styles/page.css';
import '../../styles/checkout.css';
import '../../styles/review.css';

interface PreviewsProps {
  content: PricedContent;
}

const offerOf = (content: PricedContent): PackageOffer => ({
  _id: 'preview',
  packageName: content.name,
  packagePrice: Number.isFinite(content.priceMinor)
    ? toMajor(content.priceMinor, content.currency)
    : 0,
  packageDescription: content.description,
  packageDescriptionHTML: content.descriptionHtml,
  clientWebsiteCustomization: { companyName: '' },
});

const ignore = (): void => undefined;

/** How customers will see what is typed; nothing in it can be pressed. */
export const Previews = ({ content }: PreviewsProps) => {
  const { currency } = content;
  const { t } = useTranslation(ADMIN_TEXTS);
  const offer = offerOf(content);
  const price = offer.packagePrice;
  return (
    <>
      <Disclosure label={t('previews.card')}>
        <div inert className="cat-preview">
          <PackageCards packages={[offer]} currency={currency} linkOf={() => '#'} />
        </div>
      </Disclosure>
      <Disclosure label={t('previews.selector')}>
        <div inert className="cat-preview">
          <PackageChoice
            packages={[offer]}
            currency={currency}
            chosen="preview"
            onChoose={ignore}
          />
        </div>
      </Disclosure>
      <Disclosure label={t('previews.checkout')}>
        <div inert className="cat-preview">
          <OrderSummary item={offer} currency={currency} discount={0} total={price} />
        </div>
      </Disclosure>
      <Disclosure label={t('previews.order')}>
        <div className="cat-preview">
          {content.services.map(({ name, modules }, index) => (
            <section key={index}>
              <h3>{name}</h3>
              <ol>
                {modules.map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </Disclosure>
    </>
  );
};
