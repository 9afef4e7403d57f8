import { ApiError, callApi } from '@portal/shared-contracts';
import { type FirmContract, readFirmContract } from '@portal/shared-contracts/admin';
import { useUnsaved } from '@portal/shared-contracts/react';
import { useKeptChanges, useSingleRun } from '@portal/shared-ui/back-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contractQuery, useContractAct } from './contracts.queries.ts';

/** What is typed over a contract: kept on the device until it is saved, and through a conflict. */
export const useContractDraft = (contract: FirmContract) => {
  const { _id: id, title: shownTitle, content: shownContent, version } = contract;
  const shown = { title: shownTitle, content: shownContent };
  const kept = useKeptChanges(`contract:${id}`, shown, version);
  const { title, content } = { ...shown, ...kept.typed };
  const { mutateAsync, error, isPending, reset } = useContractAct('save');
  const client = useQueryClient();
  // As the other saved it: without that neither way out of a conflict can be gone.
  const theirs = useMutation({
    mutationFn: async () => (await callApi(readFirmContract, { id })).contract,
  });
  const isChanged = title !== shownTitle || content !== shownContent;
  useUnsaved(isChanged);

  const forget = (): void => {
    kept.forget();
    reset();
    theirs.reset();
  };
  const send = async (baseVersion: number): Promise<FirmContract | undefined> => {
    theirs.reset();
    const saved = await mutateAsync({ id, title, content, baseVersion }).catch(() => undefined);
    if (saved) kept.forgetSent({ title, content }, saved.version);
    return saved;
  };
  return {
    title,
    content,
    isReady: kept.isReady,
    isChanged,
    error: theirs.error ?? error,
    isSaving: isPending,
    isStale: error instanceof ApiError && error.code === 'conflict',
    change: kept.type,
    save: useSingleRun(() => send(kept.baseVersion)),
    forget,
    /** An own act made a newer version of the one that was typed over: that is nobody else's change. */
    goOnOver: (next: number): void => {
      if (kept.baseVersion === version) kept.moveTo(next);
    },
    keepMine: () => theirs.mutate(undefined, { onSuccess: (row) => void send(row.version) }),
    takeTheirs: () =>
      theirs.mutate(undefined, {
        onSuccess: (row) => {
          client.setQueryData(contractQuery(id).queryKey, row);
          forget();
        },
      }),
  };
};

/** {@link useContractDraft} as a type. */
export type ContractDraft = ReturnType<typeof useContractDraft>;
