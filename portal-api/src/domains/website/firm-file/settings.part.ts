import type { RefusalSentence } from '@portal/shared-contracts/refusals';
import { siteSettings, type SiteSettings } from '@portal/shared-contracts/website';
import { carriedFile } from '@portal/shared-contracts/admin';
import type {
  CarriedFile,
  CarriedThing,
  FirmJudging,
  FirmPart,
  FirmReading,
  FirmThing,
  FirmWriting,
} from '../../../kernel/firm-file/firm-part.ts';
import { hasApproval, isConfirmed, isOwners } from '../settings/settings.policy.ts';
import type { SettingsNeeds } from '../settings/edit-settings.service.ts';
import { namesOf, storeValues } from './store-values.ts';
import { storeSitePicture } from '../site-picture.ts';
import { fileKeyOf } from '../website.service.ts';

/** Settings that are pictures: their files go along. */
const PICTURES: readonly string[] = ['logo', 'favicon', 'loginImg', 'welcomeImg'];

type Name = keyof SiteSettings;

const isSetting = (name: string): name is Name => Object.hasOwn(siteSettings.shape, name);

const carryPicture = async (address: string, { carry }: FirmReading): Promise<unknown> => {
  const key = fileKeyOf(address);
  if (key === '') return address;
  const file = await carry(key);
  return file ? { file } : '';
};

// The token of a firm's own checkout never leaves it.
const carryValue = async (
  name: Name,
  settings: SiteSettings,
  reading: FirmReading,
): Promise<unknown> => {
  const value = settings[name];
  if (PICTURES.includes(name)) return carryPicture(String(value), reading);
  if (name !== 'customCheckout' || !settings.customCheckout) return value;
  return { ...settings.customCheckout, token: '' };
};

/** What the settings of a file ask of higher rooms. */
export type SettingsFileNeeds = Pick<SettingsNeeds, 'countWaitingDrafts'>;

// Without approval nobody would ever look at what waits for it; who lets it through is asked on the page (BO-21).
const refusesFlags = async (
  { db, site }: FirmReading,
  { countWaitingDrafts }: SettingsFileNeeds,
): Promise<FirmThing['refuses']> => {
  const count = hasApproval(site.settings.website_settings) ? await countWaitingDrafts(db) : 0;
  if (count === 0) return undefined;
  return (content) =>
    hasApproval(siteSettings.shape.website_settings.parse(content))
      ? undefined
      : { code: 'drafts-wait-first', params: { count } };
};

const readSettings = async (
  reading: FirmReading,
  needs: SettingsFileNeeds,
): Promise<FirmThing[]> => {
  const { settings } = reading.site;
  const refuses = await refusesFlags(reading, needs);
  const names = (Object.keys(siteSettings.shape) as Name[]).filter(
    (name) => name !== 'textOverrides',
  );
  const things: FirmThing[] = [];
  for (const name of names)
    things.push({
      key: name,
      id: name,
      title: name,
      content: (await carryValue(name, settings, reading)) ?? null,
      isArchived: false,
      isPublished: null,
      ...(name === 'website_settings' && refuses ? { refuses } : {}),
    });
  return things;
};

const pictureFile = (content: unknown): CarriedFile | undefined =>
  typeof content === 'object' && content !== null && 'file' in content
    ? carriedFile.parse(content.file)
    : undefined;

const parseSetting = (content: unknown, key: string): unknown => {
  if (!isSetting(key)) return content;
  if (PICTURES.includes(key)) {
    const file = pictureFile(content);
    if (file) return { file };
  }
  const value = siteSettings.shape[key].parse(content) as unknown;
  // A secret in such a file is not one any more.
  return key === 'customCheckout' && value ? { ...value, token: '' } : value;
};

const refuseSetting = (
  { isOwner, mayAskCheckout }: FirmJudging,
  { key, content }: CarriedThing,
): RefusalSentence | undefined => {
  if (!isSetting(key) || key === 'textOverrides')
    return { code: 'firm-setting-unknown', params: {} };
  if (isOwners(key) && !isOwner) return { code: 'area-not-granted', params: {} };
  if (key !== 'customCheckout' || content === null) return undefined;
  const { url } = siteSettings.shape.customCheckout.unwrap().unwrap().parse(content);
  if (mayAskCheckout(url)) return undefined;
  return { code: 'checkout-host-unlisted', params: { host: URL.parse(url)?.host ?? url } };
};

// The token stays with the address that it was meant for, and with no other.
const withToken = (content: unknown, { customCheckout: former }: SiteSettings): unknown => {
  const wanted = siteSettings.shape.customCheckout.parse(content);
  return wanted && { ...wanted, token: former?.url === wanted.url ? former.token : '' };
};

const valueOf = async (writing: FirmWriting, { key, content }: CarriedThing): Promise<unknown> => {
  if (key === 'customCheckout') return withToken(content, writing.site.settings);
  const file = PICTURES.includes(key) ? pictureFile(content) : undefined;
  if (!file) return content;
  const { site, db, files, fileStore } = writing;
  return storeSitePicture({ site, db, files }, fileStore, await writing.open(file));
};

/** The settings of a firm, one by one; secrets stay behind. */
export const settingsPart = (needs: SettingsFileNeeds): FirmPart => ({
  name: 'settings',
  area: 'settings',
  noun: 'setting',
  read: (reading) => readSettings(reading, needs),
  parse: parseSetting,
  titleOf: (_content, key) => key,
  filesOf: (content) => {
    const file = pictureFile(content);
    return file ? [file] : [];
  },
  refusal: refuseSetting,
  isGuarded: ({ key }) => isConfirmed(key),
  write: async (writing, things) => {
    const values: Record<string, unknown> = {};
    for (const thing of things) values[thing.key] = await valueOf(writing, thing);
    if (things.length > 0) await storeValues(writing, (settings) => ({ ...settings, ...values }));
    return namesOf(things);
  },
  missing: ({ settings }) => (settings.customCheckout?.token ? ['customCheckout.token'] : []),
});
