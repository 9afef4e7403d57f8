import { z } from '@portal/shared-contracts/schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** How the router calls a step back or forth; its own constant is none that the shell provides. */
const STEP_OF_HISTORY = 'POP';

const count = z.number().int().nonnegative();

/** What an entry of the history keeps: its section, and how many entries lie between it and the first of the page. */
const noted = z.object({ section: count, steps: count });

const useNoted = () => noted.safeParse(useLocation().state).data;

/** A page in sections, one of which is open. */
interface Sections {
  current: number;
  /** The furthest one that an entry of the history may open. */
  last: number;
  /** False while no section may open: before the kept answers are read, and while they are sent. */
  canOpen: boolean;
  /** Opens a section, or the one that comes before it, and says which; a quiet refusal shows no errors. */
  open: (target: number, isQuiet?: boolean) => number;
}

/** Each section is an entry of the browser's history, whose way back leads to the section before; the address stays. */
export const useSectionHistory = (sections: Sections): Sections['open'] => {
  const { current, last, canOpen, open } = sections;
  const navigate = useNavigate();
  const { key: entry, pathname, search } = useLocation();
  const how = String(useNavigationType());
  const { section: asked, steps = 0 } = useNoted() ?? {};
  const hasArrived = useRef(false);

  const note = (state: z.infer<typeof noted>, replace: boolean): void =>
    void navigate({ pathname, search }, { replace, state });
  const arrive = useEffectEvent((): void => {
    const isFirst = !hasArrived.current;
    hasArrived.current = true;
    // Where the page itself went, it stands already.
    const isFollowed = isFirst || how === STEP_OF_HISTORY || asked === undefined;
    if (!isFollowed || asked === current) return;
    const section = asked === undefined ? current : open(Math.min(asked, last), isFirst);
    if (section !== asked) note({ section, steps }, true);
  });
  useEffect(() => {
    if (canOpen) arrive();
  }, [canOpen, entry]);

  return (target) => {
    const section = open(target);
    if (section !== current) note({ section, steps: steps + 1 }, false);
    return section;
  };
};

/** Once everything is sent the sections are no steps back any more. */
export const useLeaveSections = (isSent: boolean): void => {
  const navigate = useNavigate();
  const { steps = 0 } = useNoted() ?? {};
  const leave = useEffectEvent(() => void (steps > 0 && navigate(-steps)));
  useEffect(() => {
    if (isSent) leave();
  }, [isSent]);
};
