import { type AdminDownloadable, adminRoutes } from '@portal/shared-contracts/admin';
import {
  DateText,
  DownloadLink,
  ErrorState,
  Page as PageFrame,
  PageHeader,
  QueryStates,
  Section,
  Stack,
  StatusChip,
} from '@portal/shared-ui';
import { AskedDeletion, UndoOffer, useKeptChanges } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { downloadableQuery, useDownloadableActs } from './downloadables.queries.ts';
import { Rename } from './rename.tsx';
import { ReplaceFile } from './replace-file.tsx';
import '../admin.css';

const Files = ({ files }: Pick<AdminDownloadable, 'files'>) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <Section title={t('downloadable.files')}>
      <ol reversed className="doc-admin-files">
        {files.map(({ number, file, reaches, publishedAt, publishedBy }) => (
          <li key={number}>
            <DownloadLink href={`/api/file/download/${encodeURIComponent(file.key)}`}>
              {file.originalname}
            </DownloadLink>
            <span className="doc-admin-quiet">
              <DateText value={publishedAt} />
              {publishedBy && ` · ${publishedBy}`}
              {number > 1 && ` · ${t(`downloadable.reached.${reaches}`)}`}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
};

interface ActsProps {
  item: AdminDownloadable;
  onChanged: (item: AdminDownloadable) => void;
}

const Acts = ({ item, onChanged }: ActsProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const { archive, restore, remove } = useDownloadableActs(item);
  const act = item.state === 'archived' ? 'restore' : 'archive';
  const change = act === 'restore' ? restore : archive;
  return (
    <Section title={t('downloadable.acts')}>
      {change.error && <ErrorState error={change.error} />}
      <div className="doc-admin-buttons">
        <Button
          loading={change.isPending}
          onClick={() => change.mutate(undefined, { onSuccess: onChanged })}
        >
          {t(`contract.${act}`)}
        </Button>
        <AskedDeletion
          label={t('contract.delete')}
          onConfirm={async () => {
            await remove.mutateAsync();
            await navigate(adminRoutes.downloadables({}));
          }}
        >
          {t('downloadable.askDelete')}
        </AskedDeletion>
      </div>
    </Section>
  );
};

const Downloadable = ({ item }: { item: AdminDownloadable }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const [replaced, setReplaced] = useState(0);
  const kept = useKeptChanges(`downloadable:${item._id}`, { title: item.title }, item.version);
  // An own act made a newer version of the one that was typed over: that is nobody else's change.
  const goOnOver = ({ version }: AdminDownloadable): void => {
    if (kept.baseVersion === item.version) kept.moveTo(version);
  };
  return (
    <>
      <PageHeader
        title={item.title}
        back={{ to: adminRoutes.downloadables({}), label: t('downloadables.title') }}
        context={t('downloadable.buyers', { count: item.buyers })}
        {...(item.state === 'archived'
          ? {
              status: (
                <StatusChip kind="waiting" label={t('downloadables.states.archived')} plain />
              ),
            }
          : {})}
      />
      <Stack gap={3}>
        <Rename item={item} kept={kept} />
        <ReplaceFile
          key={replaced}
          item={item}
          onReplaced={(next) => {
            goOnOver(next);
            setReplaced((old) => old + 1);
          }}
        />
        <Files files={item.files} />
        <Acts item={item} onChanged={goOnOver} />
      </Stack>
    </>
  );
};

const DownloadableOfAddress = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { id = '' } = useParams();
  return (
    <PageFrame width="reading">
      <QueryStates
        query={useQuery(downloadableQuery(id))}
        title={t('downloadables.title')}
        back={{ to: adminRoutes.downloadables({}), label: t('downloadables.title') }}
      >
        {(item) => <Downloadable key={id} item={item} />}
      </QueryStates>
      <UndoOffer />
    </PageFrame>
  );
};

/** `/admin/downloadables/{id}`: a file that comes with packages, and all that it was (BO-85). */
export const Page = withAdminTexts(DownloadableOfAddress);
