import type { ReviewContent } from '@portal/shared-contracts/reviews';
import { FieldFrame, Section } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { useTranslation } from 'react-i18next';
import { type CheckValues, languageChecks } from '../content-values.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import type { WrittenForm } from '../use-written-form.ts';
import { AtsFields, JobFields } from './ats-fields.tsx';
import { CheckFields, type CheckFieldsProps } from './check-fields.tsx';

interface OneProps extends Pick<CheckFieldsProps, 'extra' | 'needsResult' | 'onRemove'> {
  form: WrittenForm;
  section: 'structure_section' | 'impact_and_experience_section' | 'language_section';
  check: string;
  /** How the findings of the section are called. */
  as: string;
}

const One = ({ form, section, check, as, ...rest }: OneProps) => {
  const checks = form.values.content[section] as Readonly<Record<string, CheckValues>>;
  const values = checks[check];
  if (!values) return null;
  return (
    <CheckFields
      {...rest}
      finding={`${as}.${check}`}
      path={`content.${section}.${check}`}
      values={values}
      resume={form.values.resume}
      errors={form.errors}
      onChange={(next) =>
        form.typeContent({ [section]: { ...checks, [check]: next } } as Partial<ReviewContent>)
      }
    />
  );
};

const LanguageTab = ({ form }: { form: WrittenForm }) => {
  const { t } = useTranslation([ADMIN_TEXTS, 'checkout']);
  const checks = form.values.content.language_section;
  const free = languageChecks.filter((check) => !Object.hasOwn(checks, check));
  const set = (language_section: ReviewContent['language_section']) =>
    form.typeContent({ language_section });
  const add = (check: string): void => {
    if (check)
      set({
        ...checks,
        [check]: { result: 'bad', report_text: '', flagged_text: [], better_verbs: [] },
      });
  };
  return (
    <Section title={t('tabs.language', { ns: 'checkout' })}>
      {Object.keys(checks).map((check) => (
        <One
          key={check}
          form={form}
          section="language_section"
          check={check}
          as="language"
          extra="better_verbs"
          needsResult
          onRemove={() => {
            const { [check]: _gone, ...rest } = checks;
            set(rest);
          }}
        />
      ))}
      {free.length > 0 && (
        <FieldFrame name="addLanguageCheck" label={t('check.add')}>
          {(control) => (
            <NativeSelect
              {...control}
              value=""
              onChoose={add}
              options={[
                { value: '', label: t('check.choose') },
                ...free.map((value) => ({
                  value,
                  label: t(`checks.language.${value.replace('_check', '')}`, { ns: 'checkout' }),
                })),
              ]}
            />
          )}
        </FieldFrame>
      )}
    </Section>
  );
};

/** Everything that the reader will see, tab by tab (BO-102). */
export const TabFields = ({ form }: { form: WrittenForm }) => {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Section title={t('tabs.structure')}>
        <One
          form={form}
          section="structure_section"
          check="use_of_bullets_check"
          as="structure"
          extra="bullet_point_sentence"
        />
        <One
          form={form}
          section="structure_section"
          check="missing_sections_check"
          as="structure"
        />
      </Section>
      <Section title={t('tabs.impact-and-experience')}>
        <One form={form} section="impact_and_experience_section" check="impact_check" as="impact" />
      </Section>
      <LanguageTab form={form} />
      <Section title={t('tabs.ats')}>
        <AtsFields form={form} />
      </Section>
      <Section title={t('tabs.best-fit-jobs')}>
        <JobFields form={form} />
      </Section>
    </>
  );
};
