import { ApiError, callApi } from '@portal/shared-contracts';
import { type FirmContract, readFirmContract } from '@portal/shared-contracts/admin';
import { useUnsaved, useVault } from '@portal/shared-contracts/react';
import { z } from '@portal/shared-contracts/schema';
import { useSingleRun } from '@portal/shared-ui/back-office';
import { useQueryClient } from '@tanstack/react-query';
import { contractQuery, useContractAct } from './contracts.queries.ts';

const typed = z.object({ title: z.string(), content: z.string(), baseVersion: z.number() });

type Typed = z.output<typeof typed>;

const parse = (stored: unknown): Typed | undefined => typed.safeParse(stored).data;

/**
 * What is typed of a contract: kept on the device until it is saved, and through a conflict. `onShown` is called when
 * the editor has to show another text than the one that was typed.
 */
export const useContractDraft = (contract: FirmContract, onShown: () => void) => {
  const { title: shownTitle, content: shownContent, version } = contract;
  const saved: Typed = { title: shownTitle, content: shownContent, baseVersion: version };
  const kept = useVault(`contract:${contract._id}`, saved, parse);
  const { title, content } = kept.value;
  const { mutateAsync, error, isPending } = useContractAct('save');
  const client = useQueryClient();
  const isChanged = kept.isReady && (title !== shownTitle || content !== shownContent);
  useUnsaved(isChanged);

  const forget = async (): Promise<void> => {
    await kept.clear();
    onShown();
  };
  const send = async (baseVersion: number): Promise<FirmContract | undefined> => {
    const input = { id: contract._id, title, content, baseVersion };
    return mutateAsync(input).catch(() => undefined);
  };
  // A text from an earlier visit began with what held then.
  const save = useSingleRun(() => send(kept.isRestored ? kept.value.baseVersion : version));
  const current = async (): Promise<FirmContract> =>
    (await callApi(readFirmContract, { id: contract._id })).contract;
  return {
    title,
    content,
    isReady: kept.isReady,
    isChanged,
    error,
    isSaving: isPending,
    isStale: error instanceof ApiError && error.code === 'conflict',
    change: (part: Partial<Pick<Typed, 'title' | 'content'>>) =>
      kept.setValue({ ...kept.value, ...part }),
    save,
    forget,
    keepMine: async () => {
      if (await send((await current()).version)) await forget();
    },
    takeTheirs: async () => {
      client.setQueryData(contractQuery(contract._id).queryKey, await current());
      await forget();
    },
  };
};

/** {@link useContractDraft} as a type. */
export type ContractDraft = ReturnType<typeof useContractDraft>;
