import type { Currency } from '@portal/shared-contracts';
import { FieldFrame } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { TextArea, TextField } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobValues } from './job-values.ts';
import { ADMIN_TEXTS } from './texts.ts';

const fields = [
  'title',
  'company',
  'location',
  'link',
  'category',
  'contractType',
  'contractTime',
  'salaryMinMinor',
  'salaryMaxMinor',
  'endsOn',
] as const;

const needed: readonly string[] = ['title', 'company', 'location', 'link'];
const modes = { salaryMinMinor: 'decimal', salaryMaxMinor: 'decimal', link: 'url' } as const;

/** What job boards know; another code that came with an import stays as it is. */
const kinds = {
  contractType: ['permanent', 'contract'],
  contractTime: ['full_time', 'part_time'],
} as const;

interface JobFieldsProps {
  values: JobValues;
  wrong: Readonly<Record<string, string>>;
  type: (field: keyof JobValues, value: string) => void;
  currency: Currency;
}

/** Everything that a job says of itself. */
export const JobFields = ({ values, wrong, type, currency }: JobFieldsProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  // A kind that came with an imported job can be chosen again after another one was.
  const [opened] = useState(values);
  return (
    <>
      {fields.map((name) => (
        <FieldFrame
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          isRequired={needed.includes(name)}
          {...(wrong[name] ? { error: wrong[name] } : {})}
        >
          {(control) =>
            name === 'contractType' || name === 'contractTime' ? (
              <NativeSelect
                {...control}
                options={['', ...new Set([...kinds[name], opened[name], values[name]])]
                  .filter((value, at) => at === 0 || value)
                  .map((value) => ({ value, label: value ? t(`kinds.${value}`, value) : '–' }))}
                value={values[name]}
                onChoose={(value) => type(name, value)}
              />
            ) : (
              <TextField
                {...control}
                type={name === 'endsOn' ? 'date' : 'text'}
                {...(name in modes ? { inputMode: modes[name as keyof typeof modes] } : {})}
                {...(name.startsWith('salary') ? { suffix: currency.toUpperCase() } : {})}
                value={values[name]}
                onChange={({ target }) => type(name, target.value)}
              />
            )
          }
        </FieldFrame>
      ))}
      <FieldFrame
        name="description"
        label={t('fields.description')}
        {...(wrong.description ? { error: wrong.description } : {})}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            maxLength={20_000}
            value={values.description}
            onChange={({ target }) => type('description', target.value)}
          />
        )}
      </FieldFrame>
    </>
  );
};
