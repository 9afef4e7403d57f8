import { inputSentences, Refusal } from '@portal/shared-contracts/refusals';
import { siteSettings, type SiteSettings } from '@portal/shared-contracts/website';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The setting with the firm's own wording: language, then the name of a text. */
export const TEXTS = 'textOverrides';

// The name of a text has dots of its own: `textOverrides.en.shell:menu.title` is three steps.
const stepsOf = (path: string): string[] => {
  const [first = '', second, ...rest] = path.split('.');
  if (first !== TEXTS || second === undefined || rest.length === 0) return path.split('.');
  return [first, second, rest.join('.')];
};

/** The value at a dotted path, e.g. `website_settings.hide_tip`. */
export const readSetting = (settings: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), settings);

const writeAt = (tree: Tree, [key, ...rest]: string[], value: unknown): Tree => {
  if (key === undefined || key === '__proto__')
    throw new Refusal('field-unknown', { names: key ?? '' });
  if (rest.length === 0 && value === undefined) {
    const { [key]: _former, ...others } = tree;
    return others;
  }
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
  const changed = siteSettings.safeParse(writeAt(settings, stepsOf(path), value), {
    reportInput: true,
  });
  if (!changed.success) throw new Refusal('setting-wrong', {}, inputSentences(changed.error));
  if (value !== undefined && readSetting(changed.data, path) === undefined)
    throw new Refusal('setting-unknown', { path });
  return changed.data;
};

const TOKEN = ['customCheckout', 'token'];

const originOf = (url: unknown): string | undefined => URL.parse(String(url))?.origin;

// A secret never comes to the browser, so an empty one means the one that is stored; it goes nowhere but where it is
// sent already.
const withSecrets = ({ customCheckout: former }: SiteSettings, changed: Tree): Tree => {
  if (!former || readSetting(changed, TOKEN.join('.')) !== '') return changed;
  const url = readSetting(changed, 'customCheckout.url');
  return originOf(url) === originOf(former.url) ? writeAt(changed, TOKEN, former.token) : changed;
};

// An address in the footer is there or not, and it is never empty; so is the firm's own wording of a text.
const isLeftOut = (path: string, value: unknown): boolean =>
  value === undefined ||
  (path.startsWith('socialLinks.') && value === '') ||
  (path.startsWith(`${TEXTS}.`) && value === null);

/** The settings with several paths changed at once; each wrong value is refused at its path. */
export const changeSettings = (
  settings: SiteSettings,
  changes: Readonly<Record<string, unknown>>,
): SiteSettings => {
  let wanted: Tree = settings.customCheckout ? writeAt(settings, TOKEN, '') : settings;
  for (const [path, value] of Object.entries(changes))
    wanted = writeAt(wanted, stepsOf(path), isLeftOut(path, value) ? undefined : value);
  const parsed = siteSettings.safeParse(withSecrets(settings, wanted), { reportInput: true });
  if (!parsed.success) throw new Refusal('field-wrong', {}, inputSentences(parsed.error));
  const unknown = Object.keys(changes).filter(
    (path) => !isLeftOut(path, changes[path]) && readSetting(parsed.data, path) === undefined,
  );
  if (unknown.length > 0) throw new Refusal('field-unknown', { names: unknown.join(', ') });
  return parsed.data;
};
