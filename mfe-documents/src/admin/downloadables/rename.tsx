import { ApiError, limits } from '@portal/shared-contracts';
import type { AdminDownloadable } from '@portal/shared-contracts/admin';
import { useUnsaved } from '@portal/shared-contracts/react';
import { ErrorState, FieldFrame, Section, usePopup } from '@portal/shared-ui';
import { KeepOrTake, type KeptChanges } from '@portal/shared-ui/back-office';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import { downloadableQuery, useDownloadableActs } from './downloadables.queries.ts';

export interface RenameProps {
  item: AdminDownloadable;
  kept: KeptChanges<{ title: string }>;
}

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict';

const useRename = ({ item, kept }: RenameProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const client = useQueryClient();
  const { rename } = useDownloadableActs(item);
  const save = (title: string): void =>
    rename.mutate(
      { title, baseVersion: kept.baseVersion },
      {
        onSuccess: ({ version }) => {
          kept.forgetSent({ title }, version);
          popup.success(t('downloadable.saved'));
        },
        onError: async (error) => {
          if (!isConflict(error)) return;
          // What others did was told: the next save goes over what they saved.
          const query = { ...downloadableQuery(item._id), staleTime: 0 };
          const now = await client.fetchQuery(query).catch(() => undefined);
          if (now) kept.moveTo(now.version);
        },
      },
    );
  const takeTheirs = (): void => {
    kept.forget();
    rename.reset();
  };
  return { rename, isStale: isConflict(rename.error), save, takeTheirs };
};

/** The title of a file that comes with packages: kept on the device until it is saved, and through a conflict. */
export const Rename = ({ item, kept }: RenameProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { rename, isStale, save, takeTheirs } = useRename({ item, kept });
  const title = kept.typed.title ?? item.title;
  const isChanged = title.trim() !== item.title;
  useUnsaved(isChanged);
  const isMissing = title.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isMissing && !rename.isPending) save(title);
  };
  return (
    <Section title={t('downloadables.name')}>
      <form className="doc-form" noValidate onSubmit={submit}>
        <FieldFrame
          name="title"
          label={t('downloadables.name')}
          help={t('downloadable.nameHelp')}
          isRequired
          {...(isMissing ? { error: t('downloadables.nameMissing') } : {})}
        >
          <TextField
            value={title}
            maxLength={limits.name.max}
            onChange={(event) => kept.type({ title: event.target.value })}
          />
        </FieldFrame>
        {rename.error && <ErrorState error={rename.error} />}
        {isStale && <KeepOrTake onKeep={() => save(title)} onTake={takeTheirs} />}
        <Button htmlType="submit" loading={rename.isPending} disabled={!isChanged}>
          {t('downloadable.save')}
        </Button>
      </form>
    </Section>
  );
};
