import type { APIRequest, APIRequestContext } from '@playwright/test';
import { apiAddress, portalHeader, signInOverHttp } from './sign-in.ts';
import type { PersonName, Site } from './sites.ts';

/** Signs a demo person in for requests outside of a browser; dispose of it when done. */
export const openApi = async (
  request: APIRequest,
  person: PersonName,
  site: Pick<Site, 'origin'>,
): Promise<APIRequestContext> => {
  const { baseURL, headers } = apiAddress(site);
  const cookies = await signInOverHttp(person, site);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return request.newContext({ baseURL, extraHTTPHeaders: { ...portalHeader, ...headers, cookie } });
};
