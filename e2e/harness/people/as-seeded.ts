import { request } from '@playwright/test';
import { getCurrentUser } from '@portal/shared-contracts/auth';
import { openApi } from './open-api.ts';
import { people, sites, type PersonName, type Site } from './sites.ts';

const languageOf = async (person: PersonName, site: Site): Promise<string | null> => {
  const api = await openApi(request, person, site);
  const reply = await api.get(getCurrentUser.path);
  const { user } = getCurrentUser.output.parse(await reply.json());
  await api.dispose();
  return user.language ?? null;
};

/**
 * All journeys share these people, so a language that one of them leaves behind breaks others that look for
 * English words, elsewhere and only in some orders. This names who was changed instead.
 *
 * @throws Error when somebody's account has a language of its own.
 */
export const expectLanguagesAsSeeded = async (): Promise<void> => {
  for (const site of Object.values(sites))
    for (const person of Object.keys(people) as PersonName[]) {
      const language = await languageOf(person, site);
      if (language !== null)
        throw new Error(`A test left ${person} of ${site.name} with the language "${language}".`);
    }
};
