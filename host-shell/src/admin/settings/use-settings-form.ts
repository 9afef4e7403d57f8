import { ApiError, callApi, type EndpointOutput } from '@portal/shared-contracts';
import { readSettings, saveSettings } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { usePopup } from '@portal/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingField } from './fields.data.ts';
import {
  changesOf,
  fieldOfError,
  toTyped,
  type Typed,
  type TypedValues,
} from './setting-values.ts';
import { settingsQuery, useSettingsChanged } from './settings.queries.ts';

/** The settings as the server answered them. */
export type Shown = EndpointOutput<typeof readSettings>;

type Errors = Readonly<Record<string, string>>;

const byField = (fields: readonly SettingField[], error: ApiError): Errors =>
  Object.fromEntries(
    Object.entries(error.errors).flatMap(([path, text]) => {
      const field = fieldOfError(fields, path);
      return field ? [[field.path, text]] : [];
    }),
  );

const isStale = (error: ApiError): boolean => error.code === 'conflict';

/** What is typed on one page of settings, and what the server says to it; only changed paths are sent. */
export const useSettingsForm = (fields: readonly SettingField[], shown: Shown) => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const client = useQueryClient();
  const changed = useSettingsChanged();
  const { setUnsaved } = usePortal();
  const id = useId();
  const [typed, setTyped] = useState<TypedValues>({});
  const [state, setState] = useState<{ errors: Errors; isStale: boolean; failure?: unknown }>({
    errors: {},
    isStale: false,
  });
  const [isSaving, setSaving] = useState(false);
  const changes = changesOf(fields, { ...valuesOf(fields, shown), ...typed }, shown.settings);
  const isChanged = Object.keys(changes).length > 0;
  useEffect(() => {
    setUnsaved(id, isChanged);
    return () => setUnsaved(id, false);
  }, [id, isChanged, setUnsaved]);

  const forget = (path: string): void =>
    setState(({ errors: { [path]: _gone, ...errors }, ...rest }) => ({ ...rest, errors }));

  const refused = async (error: unknown): Promise<void> => {
    const errors = error instanceof ApiError ? byField(fields, error) : {};
    const hasFields = Object.keys(errors).length > 0;
    const stale = error instanceof ApiError && isStale(error);
    // From here on the page compares with what holds now; what was typed stays.
    if (stale) client.setQueryData(settingsQuery().queryKey, await callApi(readSettings, {}));
    setState({ errors, isStale: stale, ...(hasFields ? {} : { failure: error }) });
  };

  const save = async (): Promise<void> => {
    setSaving(true);
    setState({ errors: {}, isStale: false });
    try {
      const reply = await callApi(saveSettings, { baseVersion: shown.version, changes });
      client.setQueryData(settingsQuery().queryKey, reply);
      setTyped({});
      popup.success(t('settings.saved'));
      await changed();
    } catch (error) {
      await refused(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    values: { ...valuesOf(fields, shown), ...typed },
    ...state,
    isChanged,
    isSaving,
    save,
    type: (path: string, value: Typed) => {
      setTyped((before) => ({ ...before, [path]: value }));
      if (!state.isStale) forget(path);
    },
    keepMine: forget,
    takeTheirs: (path: string) => {
      setTyped(({ [path]: _mine, ...rest }) => rest);
      forget(path);
    },
  };
};

const valuesOf = (fields: readonly SettingField[], { settings }: Shown): TypedValues =>
  Object.fromEntries(fields.map((field) => [field.path, toTyped(field, settings)]));
