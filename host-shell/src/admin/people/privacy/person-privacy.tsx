import { buildRequest } from '@portal/shared-contracts';
import { downloadPersonExport, type PersonPrivacy } from '@portal/shared-contracts/admin';
import {
  DownloadLink,
  ErrorState,
  Facts,
  formatDate,
  QueryStates,
  Section,
} from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { privacyQuery, usePrivacyAct } from './privacy.queries.ts';

const KINDS = ['orders', 'invoices', 'documents', 'answers', 'messages', 'reviews', 'boards'];

interface PartProps {
  id: string;
  privacy: PersonPrivacy;
}

/** Takes a person's data along or has them erased; looking for them costs, so it is asked for (BO-44, BO-45). */
export const PersonPrivacySection = ({ id }: { id: string }) => {
  const { t } = useTranslation('admin');
  const [isShown, setShown] = useState(false);
  return (
    <Section title={t('person.privacy.title')}>
      <p className="pui-help admin-about">{t('person.privacy.about')}</p>
      {isShown ? (
        <Shown id={id} />
      ) : (
        <Button onClick={() => setShown(true)}>{t('person.privacy.show')}</Button>
      )}
    </Section>
  );
};

const Shown = ({ id }: { id: string }) => (
  <QueryStates query={useQuery(privacyQuery(id))} skeleton="text">
    {(privacy) => (
      <>
        <Counts counts={privacy.counts} />
        <Export id={id} privacy={privacy} />
        {privacy.erasure ? (
          <Pending id={id} dueAt={privacy.erasure.dueAt} />
        ) : (
          <Erasure id={id} privacy={privacy} />
        )}
      </>
    )}
  </QueryStates>
);

const Counts = ({ counts }: Pick<PersonPrivacy, 'counts'>) => {
  const { t } = useTranslation('shell');
  const items = KINDS.flatMap((kind) =>
    counts[kind] ? [{ label: t(`ownData.${kind}`), value: counts[kind] }] : [],
  );
  return items.length > 0 && <Facts items={items} />;
};

const Export = ({ id, privacy: { export: made } }: PartProps) => {
  const { t, i18n } = useTranslation('admin');
  const { mutate, isPending, error } = usePrivacyAct(id, 'export');
  return (
    <div className="admin-part" aria-live="polite">
      {error && <ErrorState error={error} />}
      {made?.state === 'waiting' && <p>{t('person.privacy.making')}</p>}
      {made?.state === 'failed' && <p>{t('person.privacy.failed')}</p>}
      {made?.state === 'ready' && (
        <p>
          <DownloadLink href={buildRequest(downloadPersonExport, { id, exportId: made.id }).path}>
            {t('person.privacy.save')}
          </DownloadLink>{' '}
          <span className="pui-help">
            {t('shell:ownData.until', { date: formatDate(made.endsAt, i18n.language) })}
          </span>
        </p>
      )}
      {made?.state !== 'waiting' && (
        <Button loading={isPending} onClick={() => mutate()}>
          {t('person.privacy.export')}
        </Button>
      )}
    </div>
  );
};

const Pending = ({ id, dueAt }: { id: string; dueAt: string }) => {
  const { t, i18n } = useTranslation('admin');
  const { mutate, isPending, error } = usePrivacyAct(id, 'keep');
  return (
    <div className="admin-part">
      {error && <ErrorState error={error} />}
      <p role="status">
        {t('person.privacy.pending', { date: formatDate(dueAt, i18n.language, 'moment') })}
      </p>
      <Button loading={isPending} onClick={() => mutate()}>
        {t('people.cancel')}
      </Button>
    </div>
  );
};

const Erasure = ({ id, privacy: { obstacles } }: PartProps) => {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="admin-part">
      <p className="pui-help admin-about">{t('person.privacy.eraseAbout')}</p>
      {obstacles.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {obstacles.length === 0 && !isAsking && (
        <Button danger onClick={() => setAsking(true)}>
          {t('person.privacy.erase')}
        </Button>
      )}
      {obstacles.length === 0 && isAsking && <Asking id={id} onEnd={() => setAsking(false)} />}
    </div>
  );
};

const Asking = ({ id, onEnd }: { id: string; onEnd: () => void }) => {
  const { t } = useTranslation('admin');
  const { mutate, isPending, error } = usePrivacyAct(id, 'erase');
  return (
    <>
      {error && <ErrorState error={error} />}
      <p>{t('person.privacy.sure')}</p>
      <div className="admin-buttons">
        <Button type="primary" danger loading={isPending} onClick={() => mutate()}>
          {t('person.privacy.confirm')}
        </Button>
        <Button onClick={onEnd}>{t('person.privacy.not')}</Button>
      </div>
    </>
  );
};
