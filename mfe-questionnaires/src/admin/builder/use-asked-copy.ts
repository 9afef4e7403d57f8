import { ApiError } from '@portal/shared-contracts';
import type { FirmQuestionnaire } from '@portal/shared-contracts/admin';
import { usePopup } from '@portal/shared-ui';
import { useState } from 'react';

/** An act that is confirmed on the copy that was shown: on one that somebody changed meanwhile it is asked again. */
export const useAskedCopy = (settle: () => Promise<FirmQuestionnaire>) => {
  const popup = usePopup();
  const [asked, setAsked] = useState<FirmQuestionnaire>();
  const run = async (act: (baseVersion: number) => Promise<void>): Promise<void> => {
    if (!asked) return;
    try {
      await act(asked.version);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setAsked(await settle());
      throw error;
    }
    setAsked(undefined);
  };
  return {
    asked,
    ask: () => void settle().then(setAsked, popup.failure),
    run,
    cancel: () => setAsked(undefined),
  };
};
