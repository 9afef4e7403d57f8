import { siteSettings } from '@portal/shared-contracts/website';
import { isSame } from '../../../kernel/firm-file/canonical.ts';
import type { FirmPart } from '../../../kernel/firm-file/firm-part.ts';
import { findLost } from '../settings/reworded-texts.ts';
import { namesOf, storeValues } from './store-values.ts';

const texts = siteSettings.shape.textOverrides.unwrap().valueType;

/** What a firm words differently, language by language. */
export const textsPart: FirmPart<Record<string, string>> = {
  name: 'texts',
  area: 'settings',
  noun: 'setting',
  read: async ({ site }) =>
    Object.entries(site.settings.textOverrides)
      .filter(([, content]) => !isSame(content, {}))
      .map(([key, content]) => ({
        key,
        id: key,
        title: key,
        content,
        isArchived: false,
        isPublished: null,
      })),
  parse: (content) => texts.parse(content),
  refusal: (_judging, { content }, former) => {
    const lost = findLost(former, content);
    return lost && { code: 'placeholder-missing', params: { placeholder: lost.placeholder } };
  },
  titleOf: (_content, key) => key,
  write: async (writing, things) => {
    const named = Object.fromEntries(things.map(({ key, content }) => [key, content]));
    if (things.length > 0)
      await storeValues(writing, (settings) => ({
        ...settings,
        textOverrides: { ...settings.textOverrides, ...named },
      }));
    return namesOf(things);
  },
};
