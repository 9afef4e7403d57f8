import { z } from '@portal/shared-contracts/schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { WizardControl } from './use-wizard.ts';

const PARAMETER = 'section';
/** How the router calls a step back or forth; its own constant is none that the shell provides. */
const STEP_OF_HISTORY = 'POP';

const stepsTaken = z.object({ sections: z.number().int().nonnegative() });

/** How many entries of the history lie between this one and the first of the questionnaire. */
const useStepsTaken = (): number => stepsTaken.safeParse(useLocation().state).data?.sections ?? 0;

/** The section that the address asks for, counted from 0. */
const askedSection = (params: URLSearchParams): number | undefined => {
  const number = Number(params.get(PARAMETER));
  return Number.isInteger(number) && number > 0 ? number - 1 : undefined;
};

/**
 * Each section is an entry of the browser's history (`?section=2`): its way back leads to the section before,
 * and a link or a reload opens a section by the rules of the wizard.
 */
export const useSectionAddress = (
  wizard: WizardControl,
  { isPage, isSending }: { isPage: boolean; isSending: boolean },
): WizardControl => {
  const [params, setParams] = useSearchParams();
  const { key: entry } = useLocation();
  const how = String(useNavigationType());
  const steps = useStepsTaken();
  const hasArrived = useRef(false);
  const { current, kept, sections } = wizard;

  const show = (section: number, options: { replace: boolean; sections: number }): void =>
    setParams(
      (query) => {
        query.set(PARAMETER, String(section + 1));
        return query;
      },
      { replace: options.replace, state: { sections: options.sections } },
    );
  const arrive = useEffectEvent((): void => {
    const isFirst = !hasArrived.current;
    hasArrived.current = true;
    const asked = askedSection(params);
    // Where the wizard itself went, it stands already.
    const isFollowed = isFirst || how === STEP_OF_HISTORY || asked === undefined;
    if (!isFollowed || asked === current) return;
    const section =
      asked === undefined ? current : wizard.open(Math.min(asked, sections.length), isFirst);
    if (section !== asked) show(section, { replace: true, sections: steps });
  });
  // While answers are on their way no section opens: a correction would be lost with them.
  const canArrive = isPage && kept.isReady && !isSending;
  useEffect(() => {
    if (canArrive) arrive();
  }, [canArrive, entry]);

  if (!isPage) return wizard;
  const open = (target: number): number => {
    const section = wizard.open(target);
    if (section !== current) show(section, { replace: false, sections: steps + 1 });
    return section;
  };
  return { ...wizard, open };
};

/** Once everything is sent the sections are no steps back any more. */
export const useLeaveSections = (isSent: boolean): void => {
  const navigate = useNavigate();
  const steps = useStepsTaken();
  const leave = useEffectEvent(() => void (steps > 0 && navigate(-steps)));
  useEffect(() => {
    if (isSent) leave();
  }, [isSent]);
};
