import type { EndpointOutput } from '@portal/shared-contracts';
import type { readSettings } from '@portal/shared-contracts/admin';
import { changesFrom, type KeptChanges, useKeptChanges } from '@portal/shared-ui/back-office';
import { useState } from 'react';
import { type SettingField, type SettingSection, settingSections } from './fields.data.ts';
import { toTyped, type Typed, type TypedValues } from './setting-values.ts';
import { NO_REWORDING, textOfPath, withoutRewording, withRewording } from './texts/rewordings.ts';

/** The settings as the server answered them. */
export type Shown = EndpointOutput<typeof readSettings>;

const TEXTS = 'textOverrides';

const isSecret = (fields: readonly SettingField[], path: string): boolean =>
  fields.some((field) => field.path === path && field.kind === 'secret');

const valuesOf = (fields: readonly SettingField[], { settings }: Shown): TypedValues =>
  Object.fromEntries(fields.map((field) => [field.path, toTyped(field, settings)]));

/** The fields of one page as they are typed over what holds now. */
export interface TypedSettings extends Pick<
  KeptChanges<TypedValues>,
  'baseVersion' | 'moveTo' | 'forgetSent'
> {
  typed: TypedValues;
  /** What holds now, as the form would show it. */
  stored: TypedValues;
  values: TypedValues;
  /** Something was typed that no device keeps. */
  hasSecrets: boolean;
  /** Types a setting, or words one text; nothing in place of a text words it as the portal does. */
  typeAt: (path: string, value: Typed | null) => void;
  /** Lets go of what was typed there. */
  letGo: (path: string) => void;
}

/** What is typed on one page; a secret is never kept on the device, everything else is until it is saved. */
export const useTypedSettings = (section: SettingSection, shown: Shown): TypedSettings => {
  const fields = settingSections[section];
  const stored = valuesOf(fields, shown);
  const kept = useKeptChanges(`settings:${section}`, stored, shown.version);
  const [secrets, setSecrets] = useState<TypedValues>({});
  const typed = { ...(kept.typed as TypedValues), ...secrets };
  const split = (all: Partial<TypedValues>, isOfSecrets: boolean) =>
    Object.fromEntries(
      Object.entries(all).filter(([path]) => isSecret(fields, path) === isOfSecrets),
    ) as TypedValues;
  return {
    ...kept,
    typed,
    stored,
    values: { ...stored, ...typed },
    hasSecrets: Object.values(secrets).some((secret) => secret !== ''),
    typeAt: (path, value) => {
      const text = textOfPath(path);
      if (text) kept.type({ [TEXTS]: withRewording(typed[TEXTS], text, value as string | null) });
      else if (value === null) return;
      else if (isSecret(fields, path)) setSecrets((before) => ({ ...before, [path]: value }));
      else kept.type({ [path]: value });
    },
    letGo: (path) => {
      const text = textOfPath(path);
      const rest = text ? withoutRewording(typed[TEXTS], text) : NO_REWORDING;
      setSecrets(({ [path]: _mine, ...others }) => others);
      if (rest !== NO_REWORDING) kept.type({ [TEXTS]: rest });
      else if (text) kept.forget(TEXTS);
      else if (path in kept.typed) kept.forget(path);
    },
    forgetSent: (sent, version) => {
      setSecrets((now) => changesFrom<Partial<TypedValues>>(split(sent, true), now) as TypedValues);
      return kept.forgetSent(split(sent, false), version);
    },
  };
};
