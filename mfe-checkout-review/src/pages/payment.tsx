import { callApi } from '@portal/shared-contracts';
import {
  bareOutcome,
  getPaymentOutcome,
  paymentKey,
  verifyFlutterwave,
} from '@portal/shared-contracts/payments';
import { usePortal } from '@portal/shared-contracts/react';
import { ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { BrandBar } from '../features/brand-bar/brand-bar.tsx';
import { ReceiptLink } from '../features/invoices/receipt-link.tsx';
import { OutcomeView } from '../features/outcome/outcome-view.tsx';
import { useOutcomeNews } from '../features/outcome/use-outcome-news.ts';
import { SandboxTransfer } from '../features/outcome/sandbox-transfer.tsx';
import '../styles/page.css';
import '../styles/pay.css';

const ASK_EVERY = 3000;
const unfinished = new Set(['open', 'processing', 'needs-action']);

/** Checks what became of a payment: after a lost answer, and on the way back from a provider's page. */
export const Page = () => {
  const { key = '' } = useParams();
  return <PaymentPage key={key} paymentId={key} />;
};

const PaymentPage = ({ paymentId: key }: { paymentId: string }) => {
  const { t } = useTranslation('checkout');
  const { user, flag } = usePortal();
  const isKey = paymentKey.safeParse(key).success;
  const [search] = useSearchParams();
  const transactionId = search.get('transaction_id');
  const isSandbox = search.get('provider') === 'sandbox';
  const outcome = useQuery({
    queryKey: ['payments', 'outcome', key],
    queryFn: async ({ signal }) => {
      // An address that cannot belong to a payment has nothing to ask for.
      if (!isKey) return bareOutcome();
      // The provider's word in the address is only a hint; the server asks the provider itself.
      if (transactionId)
        await callApi(verifyFlutterwave, { transactionId, txRef: key }).catch(() => undefined);
      return callApi(getPaymentOutcome, { key }, { signal });
    },
    refetchInterval: ({ state }) =>
      state.data && unfinished.has(state.data.state) && !isSandbox ? ASK_EVERY : false,
  });
  const { data } = outcome;
  useOutcomeNews(key, data);
  const receiptId = user && !flag('hide_invoices') ? data?.invoiceId : null;
  const asksPerson = isSandbox && data?.state === 'open';
  return (
    <div className={user ? 'cr-own-page' : 'cr-page'}>
      {!user && <BrandBar />}
      <h1 className="pui-title" tabIndex={-1} data-page-heading="">
        {t('outcome.title')}
      </h1>
      {outcome.isPending && (
        <>
          <p role="status">{t('pay.checking')}</p>
          <LoadingSkeleton shape="text" />
        </>
      )}
      {outcome.isError && (
        <ErrorState
          error={outcome.error}
          safe={t('pay.onlyOnce')}
          isRetrying={outcome.isFetching}
          onRetry={() => void outcome.refetch()}
        />
      )}
      {asksPerson && (
        <SandboxTransfer txRef={key} outcome={data} onAnswered={() => void outcome.refetch()} />
      )}
      {data && !asksPerson && (
        <OutcomeView
          outcome={data}
          receipt={receiptId && <ReceiptLink invoiceId={receiptId} />}
          onAsk={() => void outcome.refetch()}
        />
      )}
    </div>
  );
};
