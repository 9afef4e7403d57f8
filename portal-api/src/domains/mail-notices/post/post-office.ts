import type { MailEvent } from '@portal/shared-contracts/mails';
import type { SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { NoticeRow } from '../queue/notice.record.ts';

/** Whether what a notice says still stands: what was read or done meanwhile is not mailed. */
export type MailChecks = Readonly<
  Partial<Record<MailEvent, (db: SiteDatabase, notice: NoticeRow) => Promise<boolean>>>
>;

/** What of a site a mail is made with. */
export type MailSite = Pick<SiteContext, 'site' | 'db' | 'siteOrigin'>;

/** What the worker works with. */
export interface PostOffice extends Pick<Platform, 'database' | 'mailer' | 'now' | 'log'> {
  siteOf(siteId: string): Promise<MailSite | undefined>;
  checks: MailChecks;
}
