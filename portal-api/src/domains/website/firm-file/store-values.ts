import { siteSettings, type SiteSettings } from '@portal/shared-contracts/website';
import type { CarriedThing, FirmWriting } from '../../../kernel/firm-file/firm-part.ts';
import { storeSettings } from '../settings/settings.service.ts';

/** Writes settings as a version of their own; what is written after them knows them. */
export const storeValues = async (
  writing: FirmWriting,
  change: (settings: SiteSettings) => unknown,
): Promise<void> => {
  const { db, site, now, actor } = writing;
  const { settings } = await storeSettings(
    { db, now },
    { siteId: site.id, personId: actor.id || null },
    (current) => siteSettings.parse(change(current.settings)),
  );
  writing.noteSettings(settings);
};

/** Settings have their names for ids. */
export const namesOf = (things: readonly CarriedThing[]): ReadonlyMap<string, string> =>
  new Map(things.map(({ key }) => [key, key]));
