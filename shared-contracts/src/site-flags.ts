import { z } from '@portal/shared-contracts/schema';

/** The eleven switches of `website_settings` (SC-05); a missing one reads as false. */
export const siteFlags = [
  'hide_customer_price',
  'hide_tip',
  'disable_writer_customer_chat',
  'disable_customer_rating',
  'enable_writer_notes',
  'hide_ms_word_document',
  'hide_click_to_upload',
  'enable_revisions_approval_feature',
  'enable_customer_job_search',
  'enable_boards',
  'hide_invoices',
] as const;

/** Name of a switch of `website_settings`. */
export const siteFlag = z.enum(siteFlags);

/** One of the eleven switches. */
export type SiteFlag = z.infer<typeof siteFlag>;
