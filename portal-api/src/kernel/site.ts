import type { SiteSettings } from '@portal/shared-contracts/website';

/** A firm with its settings, complete and checked. */
export interface Site {
  id: string;
  /** A host at which it answers: the one that was asked, else the first. */
  host: string;
  /** Where links in mails lead: the host that the firm chose for them, else the same. */
  mailHost: string;
  name: string;
  settings: SiteSettings;
}

/** Answers which site a host belongs to, remembering the answer for a second. */
export interface SiteDirectory {
  ofHost(host: string): Promise<Site | undefined>;
  byId(siteId: string): Promise<Site | undefined>;
  /** After a change in this process the next page sees it at once. */
  forget(): void;
}
