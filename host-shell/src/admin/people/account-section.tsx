import type { FirmPerson, ListedPerson } from '@portal/shared-contracts/admin';
import { ErrorState, QueryStates, Section, Stack, usePopup } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountAct, writersQuery } from './people.queries.ts';

/** Closes an account or opens it again; a writer's open orders go to others first (BO-36, BO-37). */
export const AccountSection = ({ person }: { person: FirmPerson }) => {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const isClosed = person.state === 'deactivated';
  return (
    <Section title={t('person.account.title')}>
      <p className="pui-help admin-about">
        {t(isClosed ? 'person.account.closed' : 'person.account.about')}
      </p>
      {isClosed && <Reopen id={person._id} />}
      {!isClosed && !isAsking && (
        <Button danger onClick={() => setAsking(true)}>
          {t('person.account.deactivate')}
        </Button>
      )}
      {!isClosed && isAsking && <Closing person={person} onEnd={() => setAsking(false)} />}
    </Section>
  );
};

const Reopen = ({ id }: { id: string }) => {
  const { t } = useTranslation('admin');
  const { mutate, isPending, error } = useAccountAct();
  return (
    <>
      {error && <ErrorState error={error} />}
      <Button loading={isPending} onClick={() => mutate({ id, isClosing: false })}>
        {t('person.account.activate')}
      </Button>
    </>
  );
};

const Closing = ({ person, onEnd }: { person: FirmPerson; onEnd: () => void }) => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const { mutateAsync, isPending, error } = useAccountAct();
  const hasOrders = person.handOver.length > 0;
  const query = useQuery({ ...writersQuery(), enabled: hasOrders });
  const [takers, setTakers] = useState<Readonly<Record<string, string>>>({});
  const close = async (): Promise<void> => {
    const handOver = person.handOver.map(({ id }) => ({
      orderId: id,
      writerId: takers[id] ? takers[id] : null,
    }));
    await mutateAsync({ id: person._id, handOver, isClosing: true });
    popup.success(t('person.account.done'));
    onEnd();
  };
  return (
    <Stack>
      {hasOrders && (
        <QueryStates query={query} skeleton="text">
          {(writers) => (
            <HandOver
              person={person}
              writers={writers}
              takers={takers}
              onTake={(order, writer) => setTakers({ ...takers, [order]: writer })}
            />
          )}
        </QueryStates>
      )}
      {error && <ErrorState error={error} />}
      <p>{t('person.account.sure')}</p>
      <div className="admin-buttons">
        <Button
          type="primary"
          danger
          loading={isPending}
          // Before the writers are known every order would go to nobody.
          disabled={hasOrders && query.data === undefined}
          // What was refused is shown above the buttons.
          onClick={() => void close().catch(() => undefined)}
        >
          {t('person.account.deactivate')}
        </Button>
        <Button onClick={onEnd}>{t('people.cancel')}</Button>
      </div>
    </Stack>
  );
};

interface HandOverProps {
  person: FirmPerson;
  writers: readonly ListedPerson[];
  takers: Readonly<Record<string, string>>;
  onTake: (orderId: string, writerId: string) => void;
}

const HandOver = ({ person, writers, takers, onTake }: HandOverProps) => {
  const { t } = useTranslation('admin');
  const options = [
    { value: '', label: t('person.account.unassigned') },
    ...writers
      .filter(({ _id }) => _id !== person._id)
      .map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` })),
  ];
  return (
    <>
      <p>{t('person.account.handOver')}</p>
      <ul className="admin-steps">
        {person.handOver.map(({ id, number, packageName, customer }) => (
          <li key={id} className="admin-step">
            <span className="admin-step-text">
              #{number} {packageName}, {customer}
            </span>
            <NativeSelect
              aria-label={t('person.account.takes', { number: `#${number}` })}
              value={takers[id] ?? ''}
              onChoose={(writer) => onTake(id, writer)}
              options={options}
            />
          </li>
        ))}
      </ul>
    </>
  );
};
