import type { Page } from '@playwright/test';
import { apiAddress } from '../people/sign-in.ts';
import type { Site } from '../people/sites.ts';
import { expect } from '../test.ts';

/** The first link of this kind in the mails to an address; a mail leaves after the answer to whoever asked for it. */
export const mailedLink = async (
  page: Page,
  { site, email, link }: { site: Site; email: string; link: RegExp },
): Promise<string> => {
  const { baseURL, headers } = apiAddress(site);
  let found = '';
  const look = async (): Promise<string> => {
    const mailbox = await (await page.request.get(`${baseURL}/mailbox`, { headers })).text();
    const own = mailbox.split('<article>').filter((mail) => mail.includes(email));
    return (found = link.exec(own.join(''))?.[0] ?? '');
  };
  await expect.poll(look).not.toBe('');
  return found;
};

/** Leads to a new password. */
export const PASSWORD_LINK = /\/forgot-password-2\/[\w-]+/;
