import type { Currency } from '@portal/shared-contracts';
import type { MailEvent } from '@portal/shared-contracts/mails';
import type { Step } from '@portal/shared-contracts/orders';

/** What a notice names, as it was when it happened; it is worded when it leaves, in the language of its reader. */
export interface NoticeFacts {
  number?: string;
  order?: string;
  /** What the person can do now. */
  step?: Pick<Step, 'step' | 'title' | 'service'>;
  part?: string;
  about?: string;
  amount?: { minor: number; currency: Currency };
  invoice?: string;
  reason?: string;
  /** A calendar day. */
  due?: string;
  mail?: string;
}

/** Whether a mail waits, leaves, has left, may have left, will not leave or was not wanted any more. */
export type NoticeState = 'waiting' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'dropped';

/** What happened to whom. */
export interface NewNotice {
  event: MailEvent;
  /** What happened, so that nobody is told twice: `final:{order}:{service}`. */
  key: string;
  personId: string;
  orderId?: string | undefined;
  /** What is looked at before it is mailed. */
  subjectId?: string | undefined;
  facts?: NoticeFacts;
  /** Not before; right away where nothing is said. */
  dueAt?: Date | undefined;
}

/** A notice as it waits. */
export interface NoticeRow {
  id: string;
  site_id: string;
  event: MailEvent;
  person_id: string;
  order_id: string | null;
  subject_id: string | null;
  params: NoticeFacts;
  group_key: string;
  is_digest: boolean;
  state: NoticeState;
  attempts: number;
  due_at: Date;
  created_at: Date;
}
