import type { EndpointOutput } from '@portal/shared-contracts';
import { holdsArea } from '@portal/shared-contracts';
import type { readStart } from '@portal/shared-contracts/admin';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { QueryStates, Section, StatusChip } from '@portal/shared-ui';
import { RefusedSave } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminPage } from '../admin-page.tsx';
import { startQuery, useSkipStep } from './start.queries.ts';
import { StartProgress } from './start-progress.tsx';
import { useStepTarget } from './use-step-target.ts';

type Step = EndpointOutput<typeof readStart>['steps'][number];

/** `/admin/start`: nine steps to the first order, each ticked by what the firm has (BO-11). */
export const StartPage = () => {
  const { t } = useTranslation('admin');
  const query = useQuery(startQuery());
  return (
    <AdminPage width="reading" title={t('start.title')} context={t('start.context')}>
      <QueryStates query={query} skeleton="table">
        {(steps) => (
          <Section>
            <StartProgress steps={steps} />
            <StepList steps={steps} />
          </Section>
        )}
      </QueryStates>
    </AdminPage>
  );
};

const StepList = ({ steps }: { steps: readonly Step[] }) => {
  const user = useSignedInUser();
  const { mutate, variables, isPending, error } = useSkipStep();
  const maySkip = holdsArea(user.admin, 'settings');
  return (
    <>
      {error && <RefusedSave error={error} />}
      <ol className="admin-steps">
        {steps.map((step) => (
          <StepLine
            key={step.step}
            {...step}
            isBusy={isPending && variables.step === step.step}
            {...(maySkip
              ? { onSkip: (isSkipped: boolean) => mutate({ step: step.step, isSkipped }) }
              : {})}
          />
        ))}
      </ol>
    </>
  );
};

const StepLine = ({
  step,
  isDone,
  isSkipped,
  isBusy,
  onSkip,
}: Step & { isBusy: boolean; onSkip?: (isSkipped: boolean) => void }) => {
  const { t } = useTranslation('admin');
  const to = useStepTarget(step, isDone);
  const name = t(`start.steps.${step}.name`);
  const state = isDone ? 'done' : isSkipped ? 'skipped' : 'open';
  return (
    <li className="admin-step">
      <div className="admin-step-text">
        <h2 className="admin-step-name">{to ? <Link to={to}>{name}</Link> : name}</h2>
        <p className="pui-help">{t(`start.steps.${step}.hint`)}</p>
      </div>
      <StatusChip
        kind={isDone ? 'done' : 'waiting'}
        label={t(`start.${state}`)}
        plain={isSkipped}
      />
      {!isDone && onSkip && (
        <Button
          size="small"
          loading={isBusy}
          aria-label={t(isSkipped ? 'start.resumeStep' : 'start.skipStep', { step: name })}
          onClick={() => onSkip(!isSkipped)}
        >
          {t(isSkipped ? 'start.resume' : 'start.skip')}
        </Button>
      )}
    </li>
  );
};
