import { limits } from '@portal/shared-contracts';
import type { Currency } from '@portal/shared-contracts';
import type { PackageField } from '@portal/shared-contracts/admin';
import { FieldFrame, type ControlProps } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { CheckBox, TextArea, TextField } from '@portal/shared-ui/controls';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../../texts.ts';
import type { Choices } from '../packages.queries.ts';
import { OtherMoney } from './other-money.tsx';
import { StaleField } from './stale-field.tsx';
import type { PackageForm } from '../use-package-form.ts';

interface FieldProps {
  form: PackageForm;
  field: PackageField;
  isRequired?: boolean;
  hasHelp?: boolean;
  children: (control: ControlProps) => ReactNode;
}

const Field = ({ form, field, isRequired = false, hasHelp = false, children }: FieldProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const error = form.errors[field];
  return (
    <>
      <FieldFrame
        name={field}
        label={t(`form.fields.${field}`)}
        isRequired={isRequired}
        {...(hasHelp ? { help: t(`form.help.${field}`) } : {})}
        {...(error ? { error } : {})}
      >
        {children}
      </FieldFrame>
      <StaleField form={form} field={field} />
    </>
  );
};

/** Name, price and texts of a package. */
export const OfferFields = ({ form, ofFirm }: { form: PackageForm; ofFirm: Currency }) => {
  const { values, type } = form;
  return (
    <>
      <Field form={form} field="name" isRequired>
        {(control) => (
          <TextField
            {...control}
            value={values.name}
            maxLength={limits.text.short}
            onChange={({ target }) => type('name', target.value)}
          />
        )}
      </Field>
      <Field form={form} field="priceMinor" isRequired hasHelp>
        {(control) => (
          <TextField
            {...control}
            inputMode="decimal"
            value={values.priceMinor}
            suffix={values.currency.toUpperCase()}
            onChange={({ target }) => type('priceMinor', target.value)}
          />
        )}
      </Field>
      <OtherMoney form={form} ofFirm={ofFirm} />
      <Field form={form} field="description">
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={limits.firm.packageDescription}
            value={values.description}
            onChange={({ target }) => type('description', target.value)}
          />
        )}
      </Field>
      <Field form={form} field="descriptionHtml" hasHelp>
        {(control) => (
          <TextArea
            {...control}
            className="cat-code"
            rows={6}
            maxLength={limits.firm.packageDetails}
            value={values.descriptionHtml}
            onChange={({ target }) => type('descriptionHtml', target.value)}
          />
        )}
      </Field>
    </>
  );
};

const OTHER = 'https:';

const named = (items: Choices['contracts']) =>
  items.map(({ _id, title }) => ({ value: _id, label: title }));

const SurveyFields = ({ form, choices }: { form: PackageForm; choices: Choices }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { values, type } = form;
  const isOwnSurvey = values.survey === null || !values.survey.startsWith(OTHER);
  // Shown where the package names it, or did when the form was opened, and not to be chosen anew.
  const [opened] = useState(values.survey);
  const unpublished = [...new Set([opened, values.survey])].filter(
    (survey) =>
      survey !== null &&
      !survey.startsWith(OTHER) &&
      !choices.surveys.some(({ _id }) => _id === survey),
  );
  return (
    <>
      <Field form={form} field="survey">
        {(control) => (
          <NativeSelect
            {...control}
            value={isOwnSurvey ? (values.survey ?? '') : OTHER}
            onChoose={(value) => type('survey', value === OTHER ? 'https://' : value || null)}
            options={[
              { value: '', label: t('form.none') },
              ...named(choices.surveys),
              ...unpublished.map((survey) => ({
                value: survey ?? '',
                label: t('modules.unknown'),
              })),
              { value: OTHER, label: t('form.otherSurvey') },
            ]}
          />
        )}
      </Field>
      {!isOwnSurvey && (
        <div className="cat-survey">
          <TextField
            aria-label={t('form.surveyAddress')}
            inputMode="url"
            value={values.survey ?? ''}
            onChange={({ target }) => type('survey', target.value || null)}
          />
        </div>
      )}
    </>
  );
};

/** What a customer signs and is asked at the end, and how the package stands in the shop. */
export const RulesFields = ({ form, choices }: { form: PackageForm; choices: Choices }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { values, type } = form;
  // Shown where the package names it, or did when the form was opened, and not to be chosen anew.
  const [opened] = useState(values.contractId);
  const unpublished = (choices.otherContracts ?? []).filter(
    ({ _id }) => _id === opened || _id === values.contractId,
  );
  return (
    <>
      <Field form={form} field="contractId" hasHelp>
        {(control) => (
          <NativeSelect
            {...control}
            value={values.contractId ?? ''}
            onChoose={(value) => type('contractId', value || null)}
            options={[
              { value: '', label: t('form.none') },
              ...named(choices.contracts),
              ...unpublished.map(({ _id, title, state }) => ({
                value: _id,
                label: `${title} · ${t(`states.${state}`)}`,
              })),
            ]}
          />
        )}
      </Field>
      <SurveyFields form={form} choices={choices} />
      <Field form={form} field="position" isRequired hasHelp>
        {(control) => (
          <TextField
            {...control}
            inputMode="numeric"
            value={values.position}
            onChange={({ target }) => type('position', target.value)}
          />
        )}
      </Field>
      <CheckBox
        id="field-isPurchasable"
        checked={values.isPurchasable}
        onChange={({ target }) => type('isPurchasable', target.checked)}
      >
        {t('form.fields.isPurchasable')}
      </CheckBox>
      <StaleField form={form} field="isPurchasable" />
    </>
  );
};
