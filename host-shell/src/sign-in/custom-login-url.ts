import type { WebsiteConfig } from '@portal/shared-contracts/website';

/** The address of a firm's own login page with its queries, or nothing (HS-28). */
export const customLoginUrl = (
  website: Pick<WebsiteConfig, 'customLoginDomain' | 'loginDomainQueries'>,
): string | undefined => {
  if (!website.customLoginDomain) return undefined;
  const url = new URL(website.customLoginDomain);
  for (const [name, value] of new URLSearchParams(website.loginDomainQueries)) {
    url.searchParams.append(name, value);
  }
  return url.href;
};
