import { z } from '@portal/shared-contracts/schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { WizardControl } from './use-wizard.ts';

/** How the router calls a step back or forth; its own constant is none that the shell provides. */
const STEP_OF_HISTORY = 'POP';

const count = z.number().int().nonnegative();

/** What an entry of the history keeps: its section, and how many entries lie between it and the first of the questionnaire. */
const noted = z.object({ section: count, steps: count });

const useNoted = () => noted.safeParse(useLocation().state).data;

/** Each section is an entry of the browser's history, whose way back leads to the section before; the address stays. */
export const useSectionHistory = (
  wizard: WizardControl,
  { isPage, isSending }: { isPage: boolean; isSending: boolean },
): WizardControl => {
  const navigate = useNavigate();
  const { key: entry, pathname, search } = useLocation();
  const how = String(useNavigationType());
  const { section: asked, steps = 0 } = useNoted() ?? {};
  const hasArrived = useRef(false);
  const { current, kept, sections } = wizard;

  const note = (state: z.infer<typeof noted>, replace: boolean): void =>
    void navigate({ pathname, search }, { replace, state });
  const arrive = useEffectEvent((): void => {
    const isFirst = !hasArrived.current;
    hasArrived.current = true;
    // Where the wizard itself went, it stands already.
    const isFollowed = isFirst || how === STEP_OF_HISTORY || asked === undefined;
    if (!isFollowed || asked === current) return;
    const section =
      asked === undefined ? current : wizard.open(Math.min(asked, sections.length), isFirst);
    if (section !== asked) note({ section, steps }, true);
  });
  // While answers are on their way no section opens: a correction would be lost with them.
  const canArrive = isPage && kept.isReady && !isSending;
  useEffect(() => {
    if (canArrive) arrive();
  }, [canArrive, entry]);

  if (!isPage) return wizard;
  const open = (target: number): number => {
    const section = wizard.open(target);
    if (section !== current) note({ section, steps: steps + 1 }, false);
    return section;
  };
  return { ...wizard, open };
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
