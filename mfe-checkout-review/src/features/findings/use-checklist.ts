import { callApi } from '@portal/shared-contracts';
import { useUnsaved } from '@portal/shared-contracts/react';
import { saveReviewChecklist, type Critique } from '@portal/shared-contracts/reviews';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface Tick {
  finding: string;
  isTicked: boolean;
}

const withTick = (
  ticked: ReadonlySet<string>,
  { finding, isTicked }: Tick,
): ReadonlySet<string> => {
  const rest = [...ticked].filter((one) => one !== finding);
  return new Set(isTicked ? [...rest, finding] : rest);
};

/** The findings that the reader wants to work on; each tick is kept by the server at once, one after the other. */
export const useChecklist = (critique: Critique) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(critique.checklist));
  const [error, setError] = useState<unknown>();
  // A call that waited sends what is ticked by then.
  const latest = useRef(ticked);
  const lastTicks = useRef(new Map<string, Tick>());
  const show = (tick: Tick): void => {
    latest.current = withTick(latest.current, tick);
    setTicked(latest.current);
  };
  const { mutate, isPending } = useMutation({
    scope: { id: `checklist ${critique._id}` },
    mutationFn: (_tick: Tick) =>
      callApi(saveReviewChecklist, { id: critique._id, findings: [...latest.current] }),
    onError: (failure, tick) => {
      setError(failure);
      // What was ticked since has a call of its own.
      if (lastTicks.current.get(tick.finding) === tick) show({ ...tick, isTicked: !tick.isTicked });
    },
  });
  useUnsaved(isPending);
  const tick = (finding: string, isTicked: boolean): void => {
    const next = { finding, isTicked };
    lastTicks.current.set(finding, next);
    show(next);
    mutate(next);
  };
  return { ticked, tick, error };
};
