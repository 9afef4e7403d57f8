import { limits } from '@portal/shared-contracts';
import type { WritingProfile } from '@portal/shared-contracts/questionnaires';
import { useVault } from '@portal/shared-contracts/react';
import {
  ErrorState,
  LoadingSkeleton,
  numberFormat,
  SaveState,
  type SaveStatus,
} from '@portal/shared-ui';
import { ErrorSummary, KeepForm, showFieldErrors } from '@portal/shared-ui/form';
import { Button, ProgressBar } from '@portal/shared-ui/controls';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentFields } from '../../fields/sent-fields.tsx';
import { StepButton } from '../../step-button.tsx';
import {
  type KeptProfile,
  keptProfile,
  type ProfileForm,
  stepSchemas,
  toForm,
  toProfile,
} from './profile-form.ts';
import { profileSteps } from './profile-steps.tsx';
import { StepHeading } from './step-heading.tsx';
import './profile-wizard.css';

interface ProfileWizardProps {
  profile: WritingProfile | null;
  onSave: (profile: WritingProfile) => Promise<unknown>;
  /** The profile is saved and no longer in the vault. */
  onSaved: () => void;
}

const LAST = profileSteps.length - 1;

const parseKeptProfile = (stored: unknown): KeptProfile | undefined =>
  keptProfile.safeParse(stored).data;

const useSchemas = () => {
  const { t } = useTranslation('questionnaires');
  return stepSchemas({
    required: t('problem.required'),
    phone: t('profile.phoneInvalid'),
    number: t('profile.numberInvalid'),
    tooLong: t('problem.too-long', { most: limits.text.short }),
    summaryTooLong: t('problem.too-long', { most: limits.text.long }),
  });
};

const WizardHead = ({ step, status }: { step: number; status: SaveStatus }) => {
  const { t, i18n } = useTranslation('questionnaires');
  const text = t('profile.step', { index: step + 1, count: profileSteps.length });
  const percent = limits.profileWizardPercent[step] ?? 0;
  return (
    <div className="quest-profile-head">
      <div className="quest-profile-line">
        <span>{text}</span>
        <SaveState status={status} isDraft />
      </div>
      <div className="quest-profile-percent">
        <ProgressBar percent={percent} label={text} />
        <span>{numberFormat(i18n.language, { style: 'percent' }).format(percent / 100)}</span>
      </div>
    </div>
  );
};

const useProfileWizard = ({ profile, onSave, onSaved }: ProfileWizardProps) => {
  const kept = useVault<KeptProfile>(
    'writing-profile',
    { step: 0, form: toForm(profile) },
    parseKeptProfile,
  );
  const [failure, setFailure] = useState<unknown>();
  const [hasMoved, setMoved] = useState(false);
  const { step } = kept.value;
  const show = (next: number, form: ProfileForm): void => {
    setMoved(true);
    kept.setValue({ step: next, form });
  };
  const submit = async (form: ProfileForm, helpers: FormikHelpers<ProfileForm>): Promise<void> => {
    if (step < LAST) {
      // The next step has not been touched and shows no errors of its own yet.
      helpers.resetForm({ values: form });
      return show(step + 1, form);
    }
    setFailure(undefined);
    try {
      await onSave(toProfile(form));
      await kept.clear();
      onSaved();
    } catch (error) {
      setFailure(showFieldErrors(error, form, helpers));
    }
  };
  return { kept, step, failure, hasMoved, show, submit };
};

/** Contact Details, Profile Details, Availability; kept on this device until it is sent (QU-45 to QU-49). */
export const ProfileWizard = (props: ProfileWizardProps) => {
  const { t } = useTranslation('questionnaires');
  const { kept, step, failure, hasMoved, show, submit } = useProfileWizard(props);
  const schemas = useSchemas();
  if (!kept.isReady) return <LoadingSkeleton shape="form" />;
  const current = profileSteps[step] ?? profileSteps[0];
  const labels = Object.fromEntries(current.checked.map((name) => [name, t(`profile.${name}`)]));
  return (
    <Formik<ProfileForm>
      initialValues={kept.value.form}
      validationSchema={schemas[step]}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form noValidate className="quest-profile">
          <KeepForm<ProfileForm> onChange={(form) => kept.setValue({ step, form })} />
          <WizardHead step={step} status={kept.status} />
          <StepHeading key={current.key} isEntered={hasMoved}>
            {t(`profile.steps.${current.key}`)}
          </StepHeading>
          <ErrorSummary labels={labels} />
          <SentFields isSending={isSubmitting} className="quest-profile-fields">
            <current.Fields />
          </SentFields>
          {failure !== undefined && <ErrorState error={failure} safe={t('wizard.safe')} />}
          <div className="quest-profile-actions">
            {step > 0 && (
              <Button disabled={isSubmitting} onClick={() => show(step - 1, values)}>
                {t('wizard.back')}
              </Button>
            )}
            <StepButton htmlType="submit" loading={isSubmitting}>
              {t(step === LAST ? 'profile.save' : 'wizard.next')}
            </StepButton>
          </div>
        </Form>
      )}
    </Formik>
  );
};
