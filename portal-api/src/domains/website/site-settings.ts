import { inputSentences, Refusal } from '@portal/shared-contracts/refusals';
import { siteSettings, type SiteSettings } from '@portal/shared-contracts/website';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a dotted path, e.g. `website_settings.hide_tip`. */
export const readSetting = (settings: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), settings);

const writeAt = (tree: Tree, [key, ...rest]: string[], value: unknown): Tree => {
  if (key === undefined || key === '__proto__') throw new Refusal('setting-unfit');
  if (rest.length === 0) return { ...tree, [key]: value };
  const child = tree[key];
  return { ...tree, [key]: writeAt(isTree(child) ? child : {}, rest, value) };
};

/** Words are taken as they are; true, numbers, null, lists and objects as JSON. */
export const parseSetting = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The settings with one changed; a wrong value or an unknown name changes nothing and says why. */
export const changeSetting = (
  settings: SiteSettings,
  path: string,
  value: unknown,
): SiteSettings => {
  const changed = siteSettings.safeParse(writeAt(settings, path.split('.'), value), {
    reportInput: true,
  });
  if (!changed.success) throw new Refusal('setting-wrong', {}, inputSentences(changed.error));
  if (value !== undefined && readSetting(changed.data, path) === undefined)
    throw new Refusal('setting-unknown', { path });
  return changed.data;
};
