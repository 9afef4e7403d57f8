import { isCardCurrency } from '@portal/shared-contracts';
import type { PaymentSetup } from '@portal/shared-contracts/payments';
import { usePortal } from '@portal/shared-contracts/react';
import { ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sandboxProvider } from '../sandbox/sandbox-provider.ts';
import { paymentSetupQuery } from './provider.queries.ts';
import { useProviderScript } from './use-provider-script.ts';
import { useSandboxWords } from './use-sandbox-words.ts';

/** What takes money, once it is known how the firm does; says first where it does not at the moment. */
export const ProviderSetup = ({ children }: { children: ReactNode }) => {
  const setup = useQuery(paymentSetupQuery());
  if (setup.isError)
    return (
      <ErrorState
        error={setup.error}
        isRetrying={setup.isFetching}
        onRetry={() => void setup.refetch()}
      />
    );
  if (!setup.data) return <LoadingSkeleton shape="form" count={2} />;
  return (
    <>
      <PaymentsOff setup={setup.data} />
      {children}
    </>
  );
};

/**
 * The card provider's own wrapper (HS-49). It begins anew with each language, so nothing else that is typed
 * stands inside.
 */
export const CardElements = ({ children }: { children: ReactNode }) => {
  const { language } = usePortal();
  const words = useSandboxWords();
  const { data: setup } = useQuery(paymentSetupQuery());
  const script = useProviderScript();
  const isSandbox = setup?.cards === 'sandbox';
  const sandbox = useMemo(() => (isSandbox ? sandboxProvider(words) : null), [isSandbox, words]);
  // The form stands before the script is there: what costs nothing and transfers do without it.
  return (
    <Elements key={language} stripe={sandbox ?? script.data ?? null} options={{ locale: language }}>
      {children}
    </Elements>
  );
};

/** Both around a form that asks for a card alone. */
export const ProviderElements = ({ children }: { children: ReactNode }) => (
  <ProviderSetup>
    <CardElements>{children}</CardElements>
  </ProviderSetup>
);

/** Says before anything is filled in that the firm takes no money in this currency at the moment. */
const PaymentsOff = ({ setup }: { setup: PaymentSetup }) => {
  const { t } = useTranslation('checkout');
  const { currency, website } = usePortal();
  const provider = isCardCurrency(currency) ? setup.cards : setup.alternate;
  if (provider !== 'off') return null;
  return <Alert type="info" showIcon title={t('pay.off', { email: website.companyEmail })} />;
};
