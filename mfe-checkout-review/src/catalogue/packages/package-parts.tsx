import { Section, Stack } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import { FileFields } from './fields/file-fields.tsx';
import { OfferFields, RulesFields } from './fields/package-fields.tsx';
import type { Choices } from './packages.queries.ts';
import { ServicesFields } from './fields/services-fields.tsx';
import { StaleField } from './fields/stale-field.tsx';
import type { PackageForm } from './use-package-form.ts';

export const PackageParts = ({ form, choices }: { form: PackageForm; choices: Choices }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <Stack gap={3}>
      <Section title={t('form.offer')}>
        <OfferFields form={form} ofFirm={choices.currency} />
      </Section>
      <Section title={t('form.fields.services')}>
        <ServicesFields
          services={form.values.services}
          choices={choices}
          errors={form.errors}
          onChange={(services) => form.type('services', services)}
        />
        <StaleField form={form} field="services" />
      </Section>
      <Section title={t('form.fields.downloadables')}>
        <FileFields form={form} choices={choices} />
      </Section>
      <Section title={t('form.rules')}>
        <RulesFields form={form} choices={choices} />
      </Section>
    </Stack>
  );
};
