import type { Domain } from '@portal/shared-contracts/admin';
import {
  ConfirmDialog,
  DateText,
  ErrorState,
  RelativeTime,
  Row,
  Section,
  StatusChip,
} from '@portal/shared-ui';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDomainAct } from './domains.queries.ts';

/** One host: how far its proof is, what is expected and found, and what can be done. */
export const DomainCard = ({ domain }: { domain: Domain }) => {
  const { t } = useTranslation('admin');
  const { host, state, isPrimary, endsSoon, certificateEndsAt, reservedUntil } = domain;
  return (
    <Section title={host}>
      <p>
        <StatusChip
          kind={state === 'proven' ? 'done' : 'needs-you'}
          label={t(`domains.states.${state}`)}
        />{' '}
        {isPrimary && <strong>{t('domains.primary')}</strong>}
      </p>
      {endsSoon && certificateEndsAt && (
        <Alert
          type="warning"
          role="note"
          title={
            <>
              {t('domains.certificateEnds')} <DateText value={certificateEndsAt} />
            </>
          }
        />
      )}
      {reservedUntil && (
        <p>
          {t('domains.reserved')} <DateText value={reservedUntil} />
        </p>
      )}
      {state !== 'removed' && <Records domain={domain} />}
      {state !== 'removed' && <Acts domain={domain} />}
    </Section>
  );
};

const Records = ({ domain }: { domain: Domain }) => {
  const { records, checkedAt, checkedUntil, unansweredSince } = domain;
  const { t } = useTranslation('admin');
  if (records.length === 0) return null;
  return (
    <>
      <ul className="admin-records">
        {records.map(({ type, name, expected, found, isRight }) => (
          <li key={type}>
            <strong>
              {type} <code>{name}</code>
            </strong>
            <dl>
              <dt>{t('domains.expected')}</dt>
              <dd>
                <code>{expected}</code>
              </dd>
              <dt>{t('domains.found')}</dt>
              <dd>
                {found.length === 0 ? t('domains.nothing') : <code>{found.join(', ')}</code>}{' '}
                {isRight && t('domains.right')}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      {unansweredSince && (
        <Alert
          type="warning"
          role="note"
          title={
            <>
              {t('domains.unanswered')} <DateText value={unansweredSince} />
            </>
          }
        />
      )}
      <p className="pui-help">
        {checkedAt && (
          <>
            {t('domains.checked')} <RelativeTime value={checkedAt} />.{' '}
          </>
        )}
        {checkedUntil && (
          <>
            {t('domains.until')} <DateText value={checkedUntil} />.
          </>
        )}
      </p>
    </>
  );
};

const Acts = ({ domain: { host, state, isPrimary, isGiven } }: { domain: Domain }) => {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const check = useDomainAct('check');
  const choose = useDomainAct('choose');
  const remove = useDomainAct('remove');
  const error = check.error ?? choose.error;
  return (
    <>
      {error && <ErrorState error={error} />}
      <Row>
        {!isGiven && (
          <Button
            loading={check.isPending}
            aria-label={t('domains.checkOne', { host })}
            onClick={() => check.mutate(host)}
          >
            {t('domains.check')}
          </Button>
        )}
        {state === 'proven' && !isPrimary && (
          <Button
            loading={choose.isPending}
            aria-label={t('domains.chooseOne', { host })}
            onClick={() => choose.mutate(host)}
          >
            {t('domains.choose')}
          </Button>
        )}
        {!isGiven && !isPrimary && (
          <Button aria-label={t('domains.removeOne', { host })} onClick={() => setAsking(true)}>
            {t('domains.remove')}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t('domains.removeOne', { host })}
        confirmLabel={t('domains.remove')}
        onConfirm={async () => {
          await remove.mutateAsync(host);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('domains.removeAbout')}</p>
      </ConfirmDialog>
    </>
  );
};
