import { holdsArea } from '@portal/shared-contracts';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { ErrorLinks, focusField, Section, Stack } from '@portal/shared-ui';
import { RefusedSave } from '@portal/shared-ui/back-office';
import { Alert, Button } from '@portal/shared-ui/controls';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PreviewSection } from './preview/preview-section.tsx';
import { OwnWording } from './texts/own-wording.tsx';
import { textOfPath } from './texts/rewordings.ts';
import { labelOfText } from './texts/text-label.ts';
import { ContrastReport } from './contrast-report.tsx';
import { type SettingField, type SettingSection, settingSections } from './fields.data.ts';
import { APPROVAL_SWITCH, ReleaseDrafts } from './release-drafts.tsx';
import { SettingControl } from './setting-control.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import type { Shown } from './use-typed-settings.ts';
import { checkoutOf, leavesCheckout } from './setting-values.ts';
import { TestCheckout } from './test-checkout.tsx';

// Pages whose settings people see.
const previewed: readonly SettingSection[] = ['firm', 'brand', 'region', 'switches'];

// Parts are switched where their releases are chosen, and texts are found by their words.
const isInForm = ({ path, kind }: SettingField): boolean =>
  kind !== 'texts' && !path.startsWith('enabledRemotes.');

/** Leads to the setting that the address names behind its `#` (BO-109). */
const useNamedSetting = (fields: readonly SettingField[]): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = fields.find(({ path }) => hash === `#${path}`);
    if (named) focusField(named.path);
  }, [hash, key, fields]);
};

/** One page of settings; a stale one names who was first, field by field. */
export const SettingsForm = ({ section, shown }: { section: SettingSection; shown: Shown }) => {
  const { t } = useTranslation('admin');
  const user = useSignedInUser();
  const fields = settingSections[section];
  const form = useSettingsForm(section, shown);
  useNamedSetting(fields);
  const isClosed = section === 'scripts' && !holdsArea(user.admin, 'owner');
  if (isClosed) return <Alert type="info" title={t('settings.ownersOnly')} role="note" />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Stack gap={3}>
        {section === 'scripts' && (
          <Alert type="warning" title={t('settings.scriptsWarning')} role="note" />
        )}
        {section === 'texts' && <OwnWording form={form} shown={shown} />}
        <WrongFields fields={fields} errors={form.errors} />
        {form.failure !== undefined && <RefusedSave error={form.failure} />}
        <Section>
          {fields.filter(isInForm).map((field) => (
            <SettingControl
              key={field.path}
              field={field}
              value={form.values[field.path] ?? ''}
              stored={form.stored[field.path] ?? ''}
              error={form.errors[field.path]}
              isStale={form.isStale}
              secret={secretOf(field.path, shown, form)}
              onType={(value) => form.type(field.path, value)}
              onKeep={() => form.keepMine(field.path)}
              onTake={() => form.takeTheirs(field.path)}
            />
          ))}
          <Button
            type="primary"
            htmlType="submit"
            loading={form.isSaving}
            disabled={!form.isChanged}
          >
            {t('settings.save')}
          </Button>
        </Section>
        {section === 'brand' && <ContrastReport values={form.values} />}
        {section === 'checkout' && <TestCheckout {...checkoutOf(fields, form.values)} />}
        {previewed.includes(section) && <PreviewSection changes={form.changes} />}
        <ReleaseDrafts
          waiting={form.isStale ? undefined : form.waitingDrafts}
          onRelease={() => form.save({ releaseDrafts: true })}
          onCancel={() => form.forget(APPROVAL_SWITCH)}
        />
      </Stack>
    </form>
  );
};

type Form = ReturnType<typeof useSettingsForm>;

const secretOf = (path: string, { secrets }: Shown, { values, stored }: Form) => {
  if (!secrets.includes(path)) return undefined;
  return leavesCheckout(values, stored) ? 'secretAgain' : 'secretSet';
};

const labelOf = (path: string, t: TFunction<'admin'>): string => {
  const text = textOfPath(path);
  return text ? labelOfText(text) : t(`settings.fields.${path}`);
};

const WrongFields = ({
  fields,
  errors,
}: {
  fields: readonly SettingField[];
  errors: Readonly<Record<string, string>>;
}) => {
  const { t } = useTranslation('admin');
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.flatMap(({ path, kind }) =>
    kind === 'texts' ? Object.keys(errors) : errors[path] ? [path] : [],
  );
  const hasErrors = wrong.length > 0;
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors]);
  if (!hasErrors) return null;
  return (
    <ErrorLinks
      ref={box}
      title={t('settings.wrong', { count: wrong.length })}
      links={wrong.map((path) => ({
        name: path,
        label: labelOf(path, t),
        problem: errors[path] ?? '',
      }))}
    />
  );
};
