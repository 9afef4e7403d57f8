import { ApiError, callApi } from '@portal/shared-contracts';
import { readSettings, saveSettings } from '@portal/shared-contracts/admin';
import { useUnsaved } from '@portal/shared-contracts/react';
import { usePopup } from '@portal/shared-ui';
import { focusHeading, offerUndo } from '@portal/shared-ui/back-office';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APPROVAL_SWITCH } from './release-drafts.tsx';
import { type SettingField, type SettingSection, settingSections } from './fields.data.ts';
import { changesOf, fieldOfError, type Typed } from './setting-values.ts';
import { settingsQuery, useSettingsChanged, versionsQuery } from './settings.queries.ts';
import { type Shown, useTypedSettings } from './use-typed-settings.ts';

type Errors = Readonly<Record<string, string>>;

const byField = (fields: readonly SettingField[], error: ApiError): Errors =>
  Object.fromEntries(
    Object.entries(error.errors).flatMap(([path, text]) => {
      const field = fieldOfError(fields, path);
      return field ? [[field.kind === 'texts' ? path : field.path, text]] : [];
    }),
  );

const isStale = (error: ApiError): boolean => error.code === 'conflict';

/** Why a save was refused: at its fields, or as a whole. */
interface Refusal {
  errors: Errors;
  isStale: boolean;
  /** What holds now, after a stale save. */
  version?: number;
  failure?: unknown;
}

const readAgain = async (client: QueryClient): Promise<number | undefined> => {
  try {
    const current = await callApi(readSettings, {});
    client.setQueryData(settingsQuery().queryKey, current);
    void client.invalidateQueries({ queryKey: versionsQuery().queryKey });
    return current.version;
  } catch {
    return undefined;
  }
};

const refusalOf = async (
  client: QueryClient,
  fields: readonly SettingField[],
  error: unknown,
): Promise<Refusal> => {
  if (!(error instanceof ApiError)) return { errors: {}, isStale: false, failure: error };
  const errors = byField(fields, error);
  // From here on the page compares with what holds now; what was typed stays.
  if (isStale(error)) {
    const version = await readAgain(client);
    return version === undefined
      ? { errors: {}, isStale: false, failure: error }
      : { errors, isStale: true, version };
  }
  const hasFields = Object.keys(errors).length > 0;
  return { errors, isStale: false, ...(hasFields ? {} : { failure: error }) };
};

/** What is typed on one page of settings, and what the server says to it; only changed paths are sent. */
export const useSettingsForm = (section: SettingSection, shown: Shown) => {
  const fields = settingSections[section];
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const client = useQueryClient();
  const changed = useSettingsChanged();
  const kept = useTypedSettings(section, shown);
  const { stored, values } = kept;
  const [state, setState] = useState<Refusal>({ errors: {}, isStale: false });
  const [isSaving, setSaving] = useState(false);
  const changes = changesOf(fields, values, shown.settings);
  const isChanged = Object.keys(changes).length > 0;
  useUnsaved(isChanged, kept.hasSecrets);

  const forget = (path: string): void =>
    setState(({ errors: { [path]: _gone, ...errors }, ...rest }) => ({ ...rest, errors }));

  const save = async (more: { releaseDrafts?: true } = {}): Promise<void> => {
    setSaving(true);
    setState({ errors: {}, isStale: false });
    const sent = kept.typed;
    try {
      const reply = await callApi(saveSettings, {
        baseVersion: kept.baseVersion,
        changes,
        ...more,
      });
      client.setQueryData(settingsQuery().queryKey, reply);
      kept.forgetSent(sent, reply.version);
      popup.success(t('settings.saved'));
      focusHeading();
      offerUndo(reply);
      await changed();
    } catch (error) {
      const refusal = await refusalOf(client, fields, error);
      if (refusal.isStale) kept.moveTo(refusal.version ?? shown.version);
      setState(refusal);
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    /** What holds now, as the form would show it. */
    stored,
    ...state,
    /** How many drafts wait behind the switch that is being turned off. */
    waitingDrafts: changes[APPROVAL_SWITCH] === false ? state.errors[APPROVAL_SWITCH] : undefined,
    changes,
    isChanged,
    isSaving,
    save,
    type: (path: string, value: Typed | null) => {
      kept.typeAt(path, value);
      if (!state.isStale) forget(path);
    },
    forget,
    keepMine: forget,
    takeTheirs: (path: string) => {
      kept.letGo(path);
      forget(path);
    },
  };
};
