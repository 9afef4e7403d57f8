import type { FirmHistoryEntry } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { RelativeTime, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN } from '../texts.ts';

const SHOWN_FIRST = 8;

const useSentence = () => {
  const { t } = useTranslation([ADMIN, 'orders']);
  const { t: ofOrders } = useTranslation('orders');
  return (entry: FirmHistoryEntry): string =>
    t(`${ADMIN}:history.${entry.code}`, {
      ...entry,
      defaultValue: ofOrders(`history.${entry.code}`, { ...entry }),
    });
};

/** Everything that happened to an order, the firm's own acts among it, latest first. */
export const FirmHistory = ({ history }: { history: readonly FirmHistoryEntry[] }) => {
  const { t } = useTranslation('orders');
  const { website } = usePortal();
  const sentence = useSentence();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? history : history.slice(0, SHOWN_FIRST);
  return (
    <Section title={t('history.title')}>
      <ol className="orders-admin-list">
        {shown.map((entry) => (
          <li key={[entry.code, entry.at, entry.service, entry.title, entry.number].join(' ')}>
            <span className="orders-admin-words">
              {sentence(entry)}
              {entry.words && <span className="orders-muted">{` “${entry.words}”`}</span>}
            </span>
            <span className="orders-muted">
              {entry.enteredByFirm
                ? t('entered', { company: website.companyName })
                : entry.name || website.companyName}{' '}
              · <RelativeTime value={entry.at} />
            </span>
          </li>
        ))}
      </ol>
      {shown.length < history.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {t('history.all')}
        </Button>
      )}
    </Section>
  );
};
