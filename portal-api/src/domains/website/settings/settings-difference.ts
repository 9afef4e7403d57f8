import { isDeepStrictEqual } from 'node:util';
import { maskNamed } from '../../audit/audit.service.ts';
import type { SettingChange } from './settings-versions.repository.ts';

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Every path at which two settings differ; a list counts as one value. */
export const differingPaths = (before: unknown, after: unknown, path = ''): string[] => {
  if (isTree(before) && isTree(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differingPaths(before[key], after[key], join(path, key)),
    );
  return isDeepStrictEqual(before, after) ? [] : [path];
};

const at = (settings: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), settings);

/** What changed, with values that may be shown. */
export const settingChanges = (before: unknown, after: unknown): SettingChange[] =>
  differingPaths(before, after).map((path) => ({
    path,
    before: maskNamed(path, at(before, path) ?? null),
    after: maskNamed(path, at(after, path) ?? null),
  }));

/** Whether two paths speak of the same setting, or one of a part of the other. */
export const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
