import { FieldFrame } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { TextArea, TextField } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { linesOf } from '../content-values.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import type { WrittenForm } from '../use-written-form.ts';

interface TextProps {
  name: string;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

const Text = ({ name, label, value, onChange }: TextProps) => (
  <FieldFrame name={name} label={label}>
    {(control) => (
      <TextField
        {...control}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    )}
  </FieldFrame>
);

const Verdict = (props: {
  name: string;
  label: string;
  value: 'good' | 'bad';
  onChange: (value: 'good' | 'bad') => void;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <FieldFrame name={props.name} label={props.label} isRequired>
      {(control) => (
        <NativeSelect
          {...control}
          value={props.value}
          onChoose={(value) => props.onChange(value === 'good' ? 'good' : 'bad')}
          options={[
            { value: 'good', label: t('check.good') },
            { value: 'bad', label: t('check.bad') },
          ]}
        />
      )}
    </FieldFrame>
  );
};

const List = ({ form, of }: { form: WrittenForm; of: 'hard_skills' | 'best_fit_jobs' }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const ats = form.values.content.ats_section;
  return (
    <FieldFrame name={`content.ats_section.${of}`} label={t(`ats.${of}`)} help={t('ats.aLine')}>
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          value={ats[of].join('\n')}
          onChange={({ target }) =>
            form.typeContent({ ats_section: { ...ats, [of]: linesOf(target.value) } })
          }
        />
      )}
    </FieldFrame>
  );
};

const Contact = ({ form }: { form: WrittenForm }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { email_check: email, phone_number_check: phone } = form.values.content.style_section;
  const set = (more: Partial<WrittenForm['values']['content']['style_section']>) =>
    form.typeContent({ style_section: { email_check: email, phone_number_check: phone, ...more } });
  return (
    <>
      <Text
        name="content.style_section.email_check.email"
        label={t('ats.email')}
        value={email.email}
        onChange={(value) => set({ email_check: { ...email, email: value } })}
      />
      <Verdict
        name="content.style_section.email_check.result"
        label={t('ats.emailResult')}
        value={email.result}
        onChange={(result) => set({ email_check: { ...email, result } })}
      />
      <Text
        name="content.style_section.phone_number_check.phone_number"
        label={t('ats.phone')}
        value={phone.phone_number}
        onChange={(value) => set({ phone_number_check: { ...phone, phone_number: value } })}
      />
      <Verdict
        name="content.style_section.phone_number_check.result"
        label={t('ats.phoneResult')}
        value={phone.result}
        onChange={(result) => set({ phone_number_check: { ...phone, result } })}
      />
    </>
  );
};

const names = ['name_from_resume_first_name', 'name_from_resume_last_name'] as const;

/** What a scanner reads: names, ways to reach the person, skills. */
export const AtsFields = ({ form }: { form: WrittenForm }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const ats = form.values.content.ats_section;
  return (
    <>
      {names.map((name) => (
        <Text
          key={name}
          name={`content.ats_section.${name}`}
          label={t(`ats.${name}`)}
          value={ats[name]}
          onChange={(value) => form.typeContent({ ats_section: { ...ats, [name]: value } })}
        />
      ))}
      <Contact form={form} />
      <List form={form} of="hard_skills" />
    </>
  );
};

/** Titles of jobs that fit. */
export const JobFields = ({ form }: { form: WrittenForm }) => (
  <List form={form} of="best_fit_jobs" />
);
