import { callApi, type Currency } from '@portal/shared-contracts';
import { listPackages } from '@portal/shared-contracts/checkout';
import { usePortal } from '@portal/shared-contracts/react';
import type { PackageOffer } from '@portal/shared-contracts/reviews';
import { EmptyState, Page as PageFrame, PageHeader, QueryStates, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PackageChoice } from '../features/new-order/package-choice.tsx';
import { PurposeForm } from '../features/pay/purpose-form.tsx';
import { nextStepOf } from '../features/thank-you/next-step.ts';
import { ProviderElements } from '../provider/provider-elements.tsx';
import '../styles/page.css';
import '../styles/pay.css';

const PARAMETER = 'package';

interface PayForPackageProps {
  offer: PackageOffer;
  currency: Currency;
  onOver: () => void;
  onBusy: (isBusy: boolean) => void;
}

const PayForPackage = ({ offer, ...form }: PayForPackageProps) => {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  return (
    <ProviderElements>
      <PurposeForm
        {...form}
        purpose={{ kind: 'new-order', packageId: offer._id }}
        amount={offer.packagePrice}
        // The browser's way back leads to no fresh form for what was just paid.
        onPaid={({ orderId }) => void navigate(nextStepOf(orderId), { replace: true })}
        paid={({ orderId }, again) => (
          <p>
            {t('pay.done')} <Link to={nextStepOf(orderId)}>{t('outcome.continue')}</Link>{' '}
            <Button onClick={again}>{t('thanks.again')}</Button>
          </p>
        )}
      />
    </ProviderElements>
  );
};

/** A customer's further order: choose a product, pay, go on with the initial questions (OR-54 to OR-58). */
export const Page = () => {
  const { t } = useTranslation('checkout');
  const { website } = usePortal();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [isPaying, setPaying] = useState(false);
  const packages = useQuery({
    queryKey: ['packages', 'purchasable'],
    queryFn: ({ signal }) => callApi(listPackages, { purchasable: 'true' }, { signal }),
  });
  const chosen = packages.data?.packages.find(({ _id }) => _id === search.get(PARAMETER));
  const hasOwnCheckout = website.customCheckout !== null;
  useEffect(() => {
    // A firm with its own checkout sells there; the checkout page knows the way.
    if (hasOwnCheckout && chosen) void navigate(`/checkout?item=${encodeURIComponent(chosen._id)}`);
  }, [hasOwnCheckout, chosen, navigate]);
  return (
    <PageFrame width="reading">
      <PageHeader title={t('newOrder.title')} context={t('newOrder.context')} />
      <QueryStates query={packages} skeleton="cards">
        {({ packages: offers, clientCurrencyType: currency }) =>
          offers.length === 0 ? (
            <EmptyState text={t('newOrder.none')} />
          ) : (
            <>
              <Section>
                <PackageChoice
                  packages={offers}
                  currency={currency}
                  chosen={chosen?._id}
                  isDisabled={isPaying}
                  onChoose={(id) => setSearch({ [PARAMETER]: id }, { replace: true })}
                />
              </Section>
              <Section title={t('newOrder.pay')}>
                {!chosen && <p>{t('newOrder.chooseFirst')}</p>}
                {chosen && (
                  <PayForPackage
                    offer={chosen}
                    currency={chosen.currency ?? currency}
                    onOver={() => void packages.refetch()}
                    onBusy={setPaying}
                  />
                )}
              </Section>
            </>
          )
        }
      </QueryStates>
    </PageFrame>
  );
};
