import { isDeepStrictEqual } from 'node:util';
import { maskNamed } from '../../audit/audit.service.ts';
import { readSetting, TEXTS } from '../site-settings.ts';
import type { SettingChange } from './settings-versions.repository.ts';

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

// A language without own wording has none of its texts: the first one is a change of that text alone.
const branchAt = (path: string, value: unknown): unknown =>
  value === undefined && path.startsWith(`${TEXTS}.`) ? {} : value;

/** Every path at which two settings differ; a list counts as one value. */
const differingPaths = (before: unknown, after: unknown, path = ''): string[] => {
  const [former, next] = [branchAt(path, before), branchAt(path, after)];
  if (isTree(former) && isTree(next))
    return [...new Set([...Object.keys(former), ...Object.keys(next)])].flatMap((key) =>
      differingPaths(former[key], next[key], join(path, key)),
    );
  return isDeepStrictEqual(before, after) ? [] : [path];
};

/** What changed, with values that may be shown. */
export const settingChanges = (before: unknown, after: unknown): SettingChange[] =>
  differingPaths(before, after).map((path) => ({
    path,
    before: maskNamed(path, readSetting(before, path) ?? null),
    after: maskNamed(path, readSetting(after, path) ?? null),
  }));

/** Whether two paths speak of the same setting, or one of a part of the other. */
export const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
