import type { Currency, Sentence } from '@portal/shared-contracts';
import type { MailEvent } from '@portal/shared-contracts/mails';
import type { Step } from '@portal/shared-contracts/orders';
import type { QueuedMail } from './steady-mails.ts';

interface Amount {
  minor: number;
  currency: Currency;
}

/** What a notice names, as it was when it happened; it is worded when it leaves, in the language of its reader. */
export interface NoticeFacts {
  number?: string;
  order?: string;
  /** What the person can do now. */
  step?: Pick<Step, 'step' | 'title' | 'service'>;
  part?: string;
  about?: string;
  amount?: Amount;
  invoice?: string;
  reason?: string;
  /** A calendar day. */
  due?: string;
  mail?: string;
  /** The address it goes to, where that is not the one which its person has now. */
  to?: string;
  /** So much of a payment is gone. */
  takenBack?: Amount;
  /** The provider's name of a payment. */
  payment?: string;
  /** Why something did not come about, for any language. */
  refusal?: Sentence;
}

/** Whether a mail waits, leaves, has left, may have left, will not leave or was not wanted any more. */
export type NoticeState = 'waiting' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'dropped';

/** What happened to whom. */
export interface NewNotice {
  event: QueuedMail;
  /** What happened, so that nobody is told twice: `final:{order}:{service}`. */
  key: string;
  /** Nothing for a mail to the firm itself. */
  personId: string | null;
  orderId?: string | undefined;
  /** What is looked at before it is mailed. */
  subjectId?: string | undefined;
  facts?: NoticeFacts;
  /** Not before; right away where nothing is said. */
  dueAt?: Date | undefined;
}

/** A mail as it waits. */
export interface QueuedRow<E extends QueuedMail = QueuedMail> {
  id: string;
  site_id: string;
  event: E;
  person_id: string | null;
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

/** A notice as it waits: a mail that its person may choose not to get. */
export type NoticeRow = QueuedRow<MailEvent> & { person_id: string };
