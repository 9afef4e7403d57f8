import { limits } from '@portal/shared-contracts';
import { FieldFrame } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { TextField } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../../texts.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { Choices } from '../packages.queries.ts';
import { StaleField } from './stale-field.tsx';
import type { PackageForm } from '../use-package-form.ts';

/** The files that buyers get with a package. */
export const FileFields = ({ form, choices }: { form: PackageForm; choices: Choices }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { values, type } = form;
  const files = values.downloadables;
  const taken = new Set(files.map(({ key }) => key));
  const free = choices.downloadables.filter(({ key }) => !taken.has(key));
  const add = (key: string): void => {
    const file = free.find((one) => one.key === key);
    if (file) type('downloadables', [...files, file]);
  };
  return (
    <>
      <ol className="cat-modules">
        {files.map((file, index) => (
          <File key={file.key} form={form} index={index} />
        ))}
      </ol>
      {files.length < limits.firm.packageFiles && free.length > 0 && (
        <FieldFrame name="downloadables" label={t('form.addFile')}>
          {(control) => (
            <NativeSelect
              {...control}
              value=""
              onChoose={add}
              options={[
                { value: '', label: t('form.chooseFile') },
                ...free.map(({ key, title }) => ({ value: key, label: title })),
              ]}
            />
          )}
        </FieldFrame>
      )}
      <StaleField form={form} field="downloadables" />
    </>
  );
};

const File = ({ form: { values, errors, type }, index }: { form: PackageForm; index: number }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const files = values.downloadables;
  const file = files[index];
  const path = `downloadables.${index}.title`;
  if (!file) return null;
  return (
    <li>
      <FieldFrame
        name={path}
        label={t('form.fileTitle')}
        isRequired
        {...(errors[path] ? { error: errors[path] ?? '' } : {})}
      >
        {(control) => (
          <TextField
            {...control}
            value={file.title}
            maxLength={limits.text.short}
            onChange={({ target }) =>
              type('downloadables', files.with(index, { ...file, title: target.value }))
            }
          />
        )}
      </FieldFrame>
      <MoveButtons
        name={file.title}
        items={files}
        index={index}
        onChange={(next) => type('downloadables', next)}
      />
    </li>
  );
};
