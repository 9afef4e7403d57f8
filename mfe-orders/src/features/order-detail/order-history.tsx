import type { Role } from '@portal/shared-contracts';
import type { HistoryEntry } from '@portal/shared-contracts/orders';
import { usePortal, useSignedInUser } from '@portal/shared-contracts/react';
import { QueryStates, RelativeTime, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHistoryQuery } from '../../order/orders.queries.ts';

const SHOWN_FIRST = 5;

/** What happened to an order, latest first: what, by whom and when (FX-08). */
export const OrderHistory = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('orders');
  const query = useQuery(orderHistoryQuery(orderId));
  return (
    <Section title={t('history.title')}>
      <QueryStates query={query} skeleton="table">
        {({ history }) => <HistoryLines history={history} />}
      </QueryStates>
    </Section>
  );
};

const HistoryLines = ({ history }: { history: readonly HistoryEntry[] }) => {
  const { t } = useTranslation('orders');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? history : history.slice(0, SHOWN_FIRST);
  return (
    <>
      <ol className="orders-activity">
        {shown.map((entry) => (
          <li key={[entry.code, entry.at, entry.service, entry.title, entry.number].join(' ')}>
            <span>{t(`history.${entry.code}`, { ...entry })}</span>
            <span className="orders-muted">
              <Actor entry={entry} /> · <RelativeTime value={entry.at} />
            </span>
          </li>
        ))}
      </ol>
      {shown.length < history.length && (
        <Button type="link" className="orders-history-all" onClick={() => setWhole(true)}>
          {t('history.all')}
        </Button>
      )}
    </>
  );
};

// A server of before does not say whose act it was, and an order may have had several writers.
const isOwn = ({ by, isOwn: isSaid }: HistoryEntry, role: Role): boolean =>
  isSaid ?? by === (role === 'user' ? 'customer' : role);

/** Who did it: the reader, a person by name, or the firm. */
const Actor = ({ entry }: { entry: HistoryEntry }) => {
  const { t } = useTranslation('orders');
  const { website } = usePortal();
  const { role } = useSignedInUser();
  if (entry.enteredByFirm) return <>{t('entered', { company: website.companyName })}</>;
  if (isOwn(entry, role)) return <>{t('history.you')}</>;
  // A writer whom nobody wrote down is still not the firm.
  return <>{entry.name || (entry.by === 'writer' ? t('writer') : website.companyName)}</>;
};
