import type { Part, PartDetail } from '@portal/shared-contracts/admin';
import { DateText, ErrorState, QueryStates } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { partQuery, usePreviewPart } from './parts.queries.ts';

/** The pages that nobody has any more after a change. */
export const Vanishing = ({ pages }: Pick<Part, 'pages'>) => {
  const { t } = useTranslation('admin');
  if (pages.length === 0) return null;
  return (
    <>
      <p>{t('parts.vanish')}</p>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            {title} <code>{path}</code>
          </li>
        ))}
      </ul>
    </>
  );
};

interface PartReleasesProps {
  part: Part;
  onPin: (release: string) => Promise<void>;
}

/** The releases of a part, to be kept or looked at, and what happened to them. */
export const PartReleases = ({ part, onPin }: PartReleasesProps) => {
  const query = useQuery(partQuery(part.remote));
  return (
    <QueryStates query={query} skeleton="table">
      {(detail) => (
        <>
          <ul className="admin-steps">
            {detail.releases.map((release) => (
              <ReleaseLine key={release.release} {...{ part, release, onPin }} />
            ))}
          </ul>
          <History history={detail.history} />
        </>
      )}
    </QueryStates>
  );
};

const ReleaseLine = ({
  part,
  release: { release, publishedAt, isTakenBack, vanishing },
  onPin,
}: PartReleasesProps & { release: PartDetail['releases'][number] }) => {
  const { t } = useTranslation('admin');
  const { mutate, isPending, data, error } = usePreviewPart();
  const named = { part: part.title, release };
  return (
    <li className="admin-step">
      <div className="admin-step-text">
        <strong>{release}</strong> <DateText value={publishedAt} />{' '}
        {isTakenBack && t('parts.takenBack')}
        <Vanishing pages={vanishing} />
        {data && (
          <p>
            <a href={data.link}>{t('parts.previewLink', named)}</a> {t('parts.until')}{' '}
            <DateText value={data.expiresAt} />
          </p>
        )}
        {error && <ErrorState error={error} />}
      </div>
      {!isTakenBack && (
        <>
          <Button
            size="small"
            disabled={part.pinned === release}
            aria-label={t('parts.keepOf', named)}
            onClick={() => void onPin(release)}
          >
            {t('parts.keep')}
          </Button>
          <Button
            size="small"
            loading={isPending}
            aria-label={t('parts.previewOf', named)}
            onClick={() => mutate({ remote: part.remote, release })}
          >
            {t('parts.preview')}
          </Button>
        </>
      )}
    </li>
  );
};

const actions: readonly string[] = ['promote', 'canary', 'canary-over', 'rollback', 'take-back'];

const History = ({ history }: Pick<PartDetail, 'history'>) => {
  const { t } = useTranslation('admin');
  if (history.length === 0) return null;
  return (
    <>
      <h3>{t('parts.history')}</h3>
      <ol className="admin-changes">
        {history.map(({ at, action, release, channel }, place) => (
          <li key={`${at} ${place}`}>
            <DateText value={at} />{' '}
            {actions.includes(action) ? t(`parts.actions.${action}`) : action} {release ?? ''} (
            {channel})
          </li>
        ))}
      </ol>
    </>
  );
};
