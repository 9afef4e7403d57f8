import { callApi } from '@portal/shared-contracts';
import { undoAudited } from '@portal/shared-contracts/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/index.ts';
import { ErrorState } from '../../states/error-state.tsx';
import { LISTS, useListTexts } from '../list-texts.ts';
import { useShortOffer } from './use-short-offer.ts';
import '../back-office.css';
import './undo-offer.css';

let offered: string | undefined;
const listeners = new Set<() => void>();

const offer = (id: string | undefined): void => {
  offered = id;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const withdraw = (): void => offer(undefined);

/** Offers to take back what was just done, by what its reply named; where it named nothing, nothing is offered. */
export const offerUndo = (reply: { undo?: string | null | undefined }): void => {
  if (reply.undo) offer(reply.undo);
};

/** Takes an act back and reads everything afresh, because nobody here knows what hangs on it. */
export const useUndo = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(undoAudited, { id }),
    onSettled: () => client.invalidateQueries(),
  });
};

/** Stands in the frame of a page: for ten seconds after an act the way back (BO-111). */
export const UndoOffer = () => {
  const id = useSyncExternalStore(subscribe, () => offered);
  const isReady = useListTexts();
  useEffect(() => withdraw, []);
  return isReady && id ? <Offer key={id} id={id} /> : null;
};

const Offer = ({ id }: { id: string }) => {
  const { t } = useTranslation(LISTS);
  const { mutate, isPending, isSuccess, error } = useUndo();
  // What failed stays, so that it can be read and tried again.
  const listeners = useShortOffer(isPending || error !== null, withdraw);
  return (
    <div className="pui-undo" {...listeners}>
      <span role="status">{t(isSuccess ? 'undo.done' : 'undo.offer')}</span>
      {!isSuccess && (
        <Button size="small" loading={isPending} onClick={() => mutate(id)}>
          {t('undo.undo')}
        </Button>
      )}
      {error && <ErrorState error={error} />}
    </div>
  );
};
