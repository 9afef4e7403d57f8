import { callApi } from '@portal/shared-contracts';
import { type OwnData, readOwnData } from '@portal/shared-contracts/people';
import { ErrorState, Facts, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyOfData } from './copy-of-data.tsx';
import { Erasure } from './erasure.tsx';

const KINDS = ['orders', 'invoices', 'documents', 'answers', 'messages', 'reviews', 'boards'];

// A copy takes seconds to minutes; nobody has to load the page again to get it.
const LOOK_AGAIN_MILLISECONDS = 3000;

const Counts = ({ counts }: Pick<OwnData, 'counts'>) => {
  const { t } = useTranslation('shell');
  const items = KINDS.flatMap((kind) =>
    counts[kind] ? [{ label: t(`ownData.${kind}`), value: counts[kind] }] : [],
  );
  return items.length > 0 && <Facts items={items} />;
};

const Shown = ({ personId }: { personId: string }) => {
  const query = useQuery({
    queryKey: ['own-data', personId],
    queryFn: async () => (await callApi(readOwnData, {})).data,
    refetchInterval: ({ state }) =>
      state.data?.export?.state === 'waiting' && LOOK_AGAIN_MILLISECONDS,
  });
  if (query.isError) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <div className="own-data-waiting" aria-busy="true" />;
  const reload = (): Promise<unknown> => query.refetch();
  return (
    <>
      <Counts counts={query.data.counts} />
      <CopyOfData copy={query.data.export} onChanged={reload} />
      <Erasure data={query.data} onChanged={reload} />
    </>
  );
};

/** What is kept about the person: to see, to take along, to have erased. */
export const OwnDataSection = ({ personId }: { personId: string }) => {
  const { t } = useTranslation('shell');
  const [isShown, setIsShown] = useState(false);
  return (
    <Section title={t('ownData.title')}>
      <p className="pui-help account-hint">{t('ownData.lead')}</p>
      {isShown ? (
        <Shown personId={personId} />
      ) : (
        <Button onClick={() => setIsShown(true)}>{t('ownData.show')}</Button>
      )}
    </Section>
  );
};
