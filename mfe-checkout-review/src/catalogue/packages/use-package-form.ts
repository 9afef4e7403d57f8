import { ApiError, callApi, type Currency } from '@portal/shared-contracts';
import {
  createPackage,
  type EditedPackage,
  getAdminPackage,
  type PackageField,
  savePackage,
} from '@portal/shared-contracts/admin';
import { useUnsaved } from '@portal/shared-contracts/react';
import {
  offerUndo,
  useKeptChanges,
  useSingleRun,
  type KeyOf,
  useKeyOf,
} from '@portal/shared-ui/back-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict } from '../../is-conflict.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import {
  changedFields,
  contentOf,
  emptyContent,
  fieldOfPath,
  type PackageValues,
  type PricedContent,
  valuesOf,
  wrongNumbers,
} from './package-values.ts';
import { packageQuery, usePackagesChanged } from './packages.queries.ts';

type Errors = Readonly<Record<string, string>>;

interface State {
  errors: Errors;
  /** Somebody else changed the same fields. */
  isStale: boolean;
  failure?: unknown;
}

const errorsOf = (error: unknown): Errors =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.errors).filter(([path]) => fieldOfPath(path)))
    : {};

const withoutField = (errors: Errors, field: PackageField): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => fieldOfPath(path) !== field));

// Servers of before said of the whole package what its price is in.
const pricedContent = ({ content, currency }: EditedPackage): PricedContent => ({
  ...content,
  currency: content.currency ?? currency,
});

/** Sends what was typed: all of a new package, the changed fields of an old one. */
const send = async (
  shown: EditedPackage | undefined,
  values: PackageValues,
  { callKey, baseVersion }: { callKey: KeyOf['keyOf']; baseVersion: number },
): Promise<EditedPackage> => {
  const content = contentOf(values);
  if (!shown)
    return (await callApi(createPackage, content, { idempotencyKey: callKey(content) })).package;
  const changes = Object.fromEntries(
    changedFields(pricedContent(shown), content).map((field) => [field, content[field]]),
  );
  const reply = await callApi(savePackage, { ...changes, id: shown._id, baseVersion });
  offerUndo(reply);
  return reply.package;
};

const useKeep = () => {
  const client = useQueryClient();
  return (item: EditedPackage): void =>
    void client.setQueryData(packageQuery(item._id).queryKey, {
      status: true,
      status_code: 200,
      package: item,
    });
};

const keyOf = (id = 'new'): string => `package:${id}`;

/** What is typed over a package, or of a new one, kept on the device until it is saved. */
const useTypedPackage = (shown: EditedPackage | undefined, ofFirm: Currency) => {
  const { i18n } = useTranslation(ADMIN_TEXTS);
  const saved = shown ? pricedContent(shown) : { ...emptyContent, currency: ofFirm };
  const stored = valuesOf(saved, i18n.language);
  const kept = useKeptChanges(keyOf(shown?._id), stored, shown?.version ?? 0);
  const values: PackageValues = { ...stored, ...kept.typed };
  const isChanged = changedFields(saved, contentOf(values)).length > 0;
  useUnsaved(isChanged);
  return { ...kept, stored, values, isChanged };
};

const refusalOf = (error: unknown): State => {
  const errors = errorsOf(error);
  const isSaidAtFields = Object.keys(errors).length > 0;
  return { errors, isStale: isConflict(error), ...(isSaidAtFields ? {} : { failure: error }) };
};

// Nobody can choose between theirs and mine without theirs: where it cannot be read, the next save asks again.
const readTheirs = ({ _id }: EditedPackage): Promise<{ current?: EditedPackage; failed?: State }> =>
  callApi(getAdminPackage, { id: _id }).then(
    ({ package: current }) => ({ current }),
    (failure: unknown) => ({ failed: { errors: {}, isStale: false, failure } }),
  );

/** What is typed of a package, and what the server says to it. */
export const usePackageForm = (shown: EditedPackage | undefined, ofFirm: Currency) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const keep = useKeep();
  const changed = usePackagesChanged();
  const { keyOf: callKey, arrived } = useKeyOf();
  const [state, setState] = useState<State>({ errors: {}, isStale: false });
  const [isSaving, setSaving] = useState(false);
  const { stored, values, isChanged, ...kept } = useTypedPackage(shown, ofFirm);

  const refused = async (error: unknown): Promise<void> => {
    const theirs = isConflict(error) && shown ? await readTheirs(shown) : undefined;
    // From here on the page compares with what holds now; what was typed stays.
    if (theirs?.current) {
      keep(theirs.current);
      kept.moveTo(theirs.current.version);
    }
    setState(theirs?.failed ?? refusalOf(error));
  };

  const attempt = async (): Promise<EditedPackage | undefined> => {
    try {
      const item = await send(shown, values, { callKey, baseVersion: kept.baseVersion });
      arrived();
      keep(item);
      kept.forgetSent(kept.typed, item.version, keyOf(item._id));
      await changed();
      return item;
    } catch (error) {
      await refused(error);
      return undefined;
    }
  };

  /** The package as it is saved, or nothing when it was refused. */
  const save = useSingleRun(async (): Promise<EditedPackage | undefined> => {
    const wrong = wrongNumbers(contentOf(values));
    const errors = Object.fromEntries(wrong.map((field) => [field, t('form.noNumber')]));
    setState({ errors, isStale: false });
    if (wrong.length > 0) return undefined;
    setSaving(true);
    const item = await attempt();
    setSaving(false);
    return item;
  });

  const forget = (field: PackageField): void =>
    setState((before) => ({ ...before, errors: withoutField(before.errors, field) }));

  return {
    ...{ values, stored, ...state, isChanged, isSaving },
    save,
    refused,
    type: <F extends PackageField>(field: F, value: PackageValues[F]): void => {
      kept.type({ [field]: value } as Partial<PackageValues>);
      if (!state.isStale) forget(field);
    },
    keepMine: forget,
    takeTheirs: (field: PackageField): void => {
      kept.forget(field);
      forget(field);
    },
  };
};

/** The form as its parts use it. */
export type PackageForm = ReturnType<typeof usePackageForm>;
