import { callApi } from '@portal/shared-contracts';
import { defaultColumns } from '@portal/shared-contracts/boards';
import { saveJob, type Job } from '@portal/shared-contracts/jobs';
import { usePortal } from '@portal/shared-contracts/react';
import { usePopup } from '@portal/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toJobDetails } from './job-details.ts';
import { markSaved } from './jobs.queries.ts';

/** The card that is there already, when a job was not saved because of it. */
export interface DuplicateCard {
  title: string;
  column: string;
}

/** "Save to tracker" of one job. */
export interface SaveJob {
  /** Fails as the call does; `error` says why. */
  save: (evenIfThere: boolean) => Promise<void>;
  isSaving: boolean;
  isSaved: boolean;
  error: unknown;
  duplicate: DuplicateCard | undefined;
  dismissDuplicate: () => void;
}

export const useSaveJob = (job: Job): SaveJob => {
  const { t } = useTranslation('boards');
  const { events } = usePortal();
  const client = useQueryClient();
  const popup = usePopup();
  // One id per job and visit: pressing again after a lost answer saves nothing twice.
  const [cardId, setCardId] = useState(() => crypto.randomUUID());
  const [duplicate, setDuplicate] = useState<DuplicateCard>();
  const mutation = useMutation({
    mutationFn: (evenIfThere: boolean) =>
      callApi(saveJob, {
        jobDetails: toJobDetails(job),
        description: job.description,
        cardId,
        columnTitles: defaultColumns.map((name) => t(`firstColumns.customer.${name}`)),
        evenIfThere,
      }),
    onSuccess: (reply) => {
      setDuplicate(reply.alreadyThere ?? undefined);
      if (!reply.cardId) return;
      markSaved(client, job);
      setCardId(crypto.randomUUID());
      popup.success(t('jobs.savedToTracker', { title: job.title }));
      events.publish('card.saved', { boardId: reply.boardId, cardId: reply.cardId });
      void client.invalidateQueries({ queryKey: ['boards'] });
    },
  });
  return {
    save: async (evenIfThere) => void (await mutation.mutateAsync(evenIfThere)),
    isSaving: mutation.isPending,
    isSaved: job.saved,
    error: mutation.error ?? undefined,
    duplicate,
    dismissDuplicate: () => {
      setDuplicate(undefined);
      mutation.reset();
    },
  };
};
