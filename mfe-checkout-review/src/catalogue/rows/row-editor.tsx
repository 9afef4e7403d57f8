import { LoadingSkeleton, Section, Stack, usePopup } from '@portal/shared-ui';
import { RefusedSave } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import type { RowForm } from './use-row-form.ts';
import { WrongFields } from './wrong-fields.tsx';

type Labels = Readonly<Record<string, string>>;

interface RowEditorProps<Values extends object> {
  form: RowForm<Values>;
  /** How each field is called. */
  labels: Labels;
  /** Whether the row was saved before: then only changes are saved. */
  isOld: boolean;
  onSave: () => Promise<boolean>;
  children: ReactNode;
}

/** The form of a row: what is wrong, its fields and the button that saves. */
export const RowEditor = <Values extends object>({
  form,
  labels,
  isOld,
  onSave,
  children,
}: RowEditorProps<Values>) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const save = async (): Promise<void> => {
    if (await onSave()) popup.success(t('form.saved'));
  };
  if (!form.isReady) return <LoadingSkeleton shape="form" />;
  return (
    <Stack gap={3}>
      <WrongFields errors={form.errors} labelOf={(name) => labels[name] ?? name} />
      {form.failure !== undefined && <RefusedSave error={form.failure} />}
      <Section>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {children}
          <Button
            type="primary"
            htmlType="submit"
            loading={form.isSaving}
            disabled={isOld && !form.isChanged}
          >
            {t('form.save')}
          </Button>
        </form>
      </Section>
    </Stack>
  );
};
