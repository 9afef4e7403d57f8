import { useAnnounce } from '@portal/shared-ui';
import { ProgressBar, Spinner } from '@portal/shared-ui/controls';
import { CheckIcon } from '@portal/shared-ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The steps between the button and the review, in their order. */
const intakeSteps = ['sending', 'waiting', 'reading', 'checking', 'matching'] as const;

/** One of the steps between the button and the review. */
export type IntakeStep = (typeof intakeSteps)[number];

/** Props of {@link IntakeProgress}. */
export interface IntakeProgressProps {
  step: IntakeStep;
  /** How much of the file has left, 0 to 100. */
  percent: number;
  /** Place in the queue while it waits. */
  place: number | undefined;
}

const useStepText = ({ step, percent, place }: IntakeProgressProps): string => {
  const { t } = useTranslation('freereview');
  if (step === 'sending') return t('steps.sendingPercent', { percent });
  if (step === 'waiting' && place) return t('steps.waitingPlace', { place });
  return t(`steps.${step}`);
};

/** What happens to the resume right now; each step and each place in the queue is said aloud. */
export const IntakeProgress = (props: IntakeProgressProps) => {
  const { t } = useTranslation('freereview');
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useStepText(props);
  const { step, percent } = props;
  const current = intakeSteps.indexOf(step);
  // A percentage in every breath would drown the rest, so only the halves of it are said.
  const spoken =
    step === 'sending' ? t('steps.sendingPercent', { percent: percent < 50 ? 0 : 50 }) : text;
  useEffect(() => announce(spoken), [announce, spoken]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="cr-card cr-intake-progress" aria-busy="true">
      <h2 ref={heading} tabIndex={-1}>
        {t('working')}
      </h2>
      <ol className="cr-steps">
        {intakeSteps.map((name, index) => (
          <li key={name} data-state={index < current ? 'done' : index === current ? 'now' : 'next'}>
            {index < current && <CheckIcon />}
            {index === current && <Spinner />}
            <span>{index === current ? text : t(`steps.${name}`)}</span>
          </li>
        ))}
      </ol>
      {step === 'sending' && <ProgressBar percent={percent} label={t('steps.sending')} />}
      <p className="cr-note">{t('stay')}</p>
    </section>
  );
};
