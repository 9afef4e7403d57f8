import type { EndpointInput } from '@portal/shared-contracts';
import type { testCheckout } from '@portal/shared-contracts/admin';
import { changedTexts, NO_REWORDING, type Overrides } from './texts/rewordings.ts';
import type { SettingField } from './fields.data.ts';

/** What stands in a control. */
export type Typed = string | boolean;

/** The values of a page by their paths. */
export type TypedValues = Readonly<Record<string, Typed>>;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The value at a path such as `brand.primary`. */
export const valueAt = (settings: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), settings);

const SEPARATOR = ' | ';

const rowsOf = (value: unknown): string[] => {
  return (value as { name: string; role: string; quote: string }[]).map(({ name, role, quote }) =>
    [name, role, quote].join(SEPARATOR),
  );
};

// What is chosen where a firm has no checkout of its own yet.
const UNSET: Readonly<Record<string, string>> = {
  'customCheckout.method': 'POST',
  'customCheckout.tokenName': 'Authorization',
  'customCheckout.tokenLocation': 'header',
};

/** A setting as its control shows it. */
export const toTyped = (field: SettingField, settings: unknown): Typed => {
  const value = valueAt(settings, field.path);
  if (field.kind === 'switch') return value === true;
  if (field.kind === 'lines') return (value as string[]).join('\n');
  // Of the texts only those are typed that are reworded here.
  if (field.kind === 'texts') return NO_REWORDING;
  if (field.kind === 'rows') return rowsOf(value).join('\n');
  return value === undefined || value === null ? (UNSET[field.path] ?? '') : String(value);
};

const linesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const readRows = (typed: string): unknown =>
  linesIn(typed).map((line) => {
    const [name = '', role = '', ...rest] = line.split('|').map((part) => part.trim());
    return { name, role, quote: rest.join(SEPARATOR) };
  });

/** What a control says, as the setting is stored; what is no number goes as it is and is refused with words. */
const fromTyped = (field: SettingField, typed: Typed): unknown => {
  if (typeof typed === 'boolean') return typed;
  if (field.kind === 'number')
    return typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
  if (field.kind === 'lines') return linesIn(typed);
  if (field.kind === 'rows') return readRows(typed);
  return field.kind === 'code' || field.kind === 'long' ? typed : typed.trim();
};

const CHECKOUT = 'customCheckout';

type Typing = NonNullable<EndpointInput<typeof testCheckout>['customCheckout']>;

/** The own checkout as it is typed; nothing where it has no address. */
export const checkoutOf = (
  fields: readonly SettingField[],
  values: TypedValues,
): EndpointInput<typeof testCheckout> => {
  const parts = fields.map((field) => [
    field.path.slice(CHECKOUT.length + 1),
    fromTyped(field, values[field.path] ?? ''),
  ]);
  const whole = Object.fromEntries(parts) as Typing;
  return whole.url === '' ? {} : { customCheckout: whole };
};

const originAt = (values: TypedValues): string | undefined =>
  URL.parse(String(values[`${CHECKOUT}.url`] ?? ''))?.origin;

/** Whether the own checkout is to be elsewhere: its stored token does not go along (BO-23). */
export const leavesCheckout = (values: TypedValues, stored: TypedValues): boolean =>
  originAt(values) !== originAt(stored);

// A firm has a checkout of its own as a whole, or none.
const withCheckout = (
  fields: readonly SettingField[],
  values: TypedValues,
  changes: Record<string, unknown>,
): Record<string, unknown> => {
  if (!Object.keys(changes).some((path) => path.startsWith(`${CHECKOUT}.`))) return changes;
  return { [CHECKOUT]: checkoutOf(fields, values).customCheckout ?? null };
};

/** The paths whose values differ from the settings, as a save sends them. */
export const changesOf = (
  fields: readonly SettingField[],
  values: TypedValues,
  settings: unknown,
): Record<string, unknown> => {
  const changed = fields.filter(
    (field) => values[field.path] !== undefined && values[field.path] !== toTyped(field, settings),
  );
  const changes = Object.assign(
    {},
    ...changed.map((field) =>
      field.kind === 'texts'
        ? changedTexts((valueAt(settings, field.path) ?? {}) as Overrides, values[field.path])
        : { [field.path]: fromTyped(field, values[field.path] ?? '') },
    ),
  ) as Record<string, unknown>;
  return withCheckout(fields, values, changes);
};

/** The field at which an error of the server stands: its own path, or one below or above it. */
export const fieldOfError = (
  fields: readonly SettingField[],
  path: string,
): SettingField | undefined =>
  fields.find((field) => path === field.path || path.startsWith(`${field.path}.`)) ??
  fields.find((field) => field.path.startsWith(`${path}.`));
