import { ErrorLinks, SaveState, useAnnounce } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentField } from './consent/consent-field.tsx';
import { useHasConsent } from './consent/use-consents.ts';
import { IntakeFailure } from './intake-failure.tsx';
import { problemsOf, type IntakeField, type IntakeProblems } from './intake-values.ts';
import { PersonFields } from './person-fields.tsx';
import { ResumeSource } from './resume/resume-source.tsx';
import type { Intake } from './use-intake.ts';

const labels = {
  resume: 'resume',
  firstName: 'checkout:customer.firstName',
  lastName: 'checkout:customer.lastName',
  email: 'checkout:customer.email',
  consent: 'consent',
} as const satisfies Record<IntakeField, string>;

const isField = (name: string): name is IntakeField => name in labels;

/** What is wrong in words: what the server refused of a field, and what the page can tell itself. */
const useProblems = ({ refusedFields }: Intake, own: IntakeProblems): IntakeProblems => {
  const { t } = useTranslation('freereview');
  const worded: IntakeProblems = Object.fromEntries(
    Object.entries(own).map(([name, key]) => [name, t(key)]),
  );
  return { ...refusedFields, ...worded };
};

/** Resume, person, advert and consent (RV-01). */
export const IntakeForm = ({ intake }: { intake: Intake }) => {
  const { t } = useTranslation('freereview');
  const announce = useAnnounce();
  const [isPressed, setPressed] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const hasConsent = useHasConsent(intake.consent);
  const own = problemsOf(intake.values, { hasFile: intake.resume.file !== undefined, hasConsent });
  const problems = useProblems(intake, isPressed ? own : {});
  const links = Object.entries(problems).flatMap(([name, problem]) =>
    isField(name) ? [{ name, label: t(labels[name]), problem }] : [],
  );
  const send = (): void => {
    setPressed(true);
    if (Object.keys(own).length === 0) return intake.send();
    announce(t('incomplete'), 'assertive');
    requestAnimationFrame(() => summary.current?.focus());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form noValidate className="cr-card cr-intake" onSubmit={submit}>
      <IntakeFailure intake={intake} onRetry={send} />
      {links.length > 0 && <ErrorLinks ref={summary} title={t('incomplete')} links={links} />}
      <ResumeSource
        values={intake.values}
        resume={intake.resume}
        problem={problems.resume}
        onChange={intake.change}
      />
      <PersonFields values={intake.values} problems={problems} onChange={intake.change} />
      <UnseenField onText={intake.setTrap} />
      <ConsentField
        isTicked={hasConsent}
        problem={problems.consent}
        onTick={intake.setConsent}
        model={intake.modelConsent}
        onModelTick={intake.setModelConsent}
      />
      <div className="cr-intake-foot">
        <Button type="primary" htmlType="submit" size="large">
          {t('submit')}
        </Button>
        <SaveState status={intake.status} isDraft />
      </div>
    </form>
  );
};

/** No person sees this field; whoever fills it is a program (RV-14). */
const UnseenField = ({ onText }: { onText: (text: string) => void }) => (
  <div className="cr-unseen" aria-hidden="true">
    <input
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      onChange={(event) => onText(event.target.value)}
    />
  </div>
);
