import { callApi } from '@portal/shared-contracts';
import { useUnsaved } from '@portal/shared-contracts/react';
import { saveReviewChecklist, type Critique } from '@portal/shared-contracts/reviews';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

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

/**
 * The findings that the reader wants to work on; each tick is kept by the server at once, one after the other. What the
 * server keeps is handed on, and shown when it was read anew: other checks may have ended a tick.
 */
export const useChecklist = (critique: Critique, onKept: (checklist: string[]) => void) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(critique.checklist));
  const [followed, setFollowed] = useState(critique.checklist);
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
    mutationFn: async (_tick: Tick) => {
      const findings = [...latest.current];
      await callApi(saveReviewChecklist, { id: critique._id, findings });
      return findings;
    },
    onSuccess: onKept,
    onError: (failure, tick) => {
      setError(failure);
      // What was ticked since has a call of its own.
      if (lastTicks.current.get(tick.finding) === tick) show({ ...tick, isTicked: !tick.isTicked });
    },
  });
  if (followed !== critique.checklist && !isPending) {
    setFollowed(critique.checklist);
    setTicked(new Set(critique.checklist));
  }
  useLayoutEffect(() => {
    latest.current = ticked;
  }, [ticked]);
  useUnsaved(isPending);
  const tick = (finding: string, isTicked: boolean): void => {
    const next = { finding, isTicked };
    lastTicks.current.set(finding, next);
    show(next);
    mutate(next);
  };
  return { ticked, tick, error };
};
