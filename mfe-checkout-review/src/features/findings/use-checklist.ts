import { callApi } from '@portal/shared-contracts';
import { saveReviewChecklist, type Critique } from '@portal/shared-contracts/reviews';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** The findings that the reader wants to work on; each tick is kept by the server at once. */
export const useChecklist = (critique: Critique) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(critique.checklist));
  const { mutate, error } = useMutation({
    mutationFn: ({ findings }: { findings: string[]; before: ReadonlySet<string> }) =>
      callApi(saveReviewChecklist, { id: critique._id, findings }),
    onError: (_error, { before }) => setTicked(before),
  });
  const tick = (findingId: string, isTicked: boolean): void => {
    const next = new Set(ticked);
    if (isTicked) next.add(findingId);
    else next.delete(findingId);
    setTicked(next);
    mutate({ findings: [...next], before: ticked });
  };
  return { ticked, tick, error };
};
