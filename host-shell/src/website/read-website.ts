import { ApiError, callApi } from '@portal/shared-contracts';
import {
  getWebsite,
  readWebsiteConfig,
  type WebsiteConfig,
} from '@portal/shared-contracts/website';

/** How the start ended: with a site, or with the sentence to show. */
export type WebsiteOutcome =
  | { status: 'ready'; website: WebsiteConfig }
  | { status: 'not-registered' }
  | { status: 'not-configured' };

/** The configuration that the server wrote into the page, if it did. */
const inlined = (page: Document): unknown => {
  const text = page.getElementById('portal-website')?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const accept = (raw: unknown): WebsiteOutcome => {
  const { value, problems } = readWebsiteConfig(raw);
  if (problems.length > 0) console.warn('Wrong site settings were replaced by defaults', problems);
  return { status: 'ready', website: value };
};

/** Reads the site's configuration before anything else shows: from the page, else by one call. */
export const readWebsite = async (page: Document = document): Promise<WebsiteOutcome> => {
  const written = inlined(page);
  if (written) return accept(written);
  try {
    const { data } = await callApi(getWebsite, {});
    return { status: 'ready', website: data };
  } catch (error) {
    const isAnswered =
      error instanceof ApiError && error.code === 'bad-answer' && error.status === 200;
    return { status: isAnswered ? 'not-configured' : 'not-registered' };
  }
};
