import { answerData } from './domains/answers/personal-data.repository.ts';
import { auditData } from './domains/audit/personal-data.repository.ts';
import { boardData } from './domains/boards/personal-data.repository.ts';
import { catalogueData } from './domains/catalogue/personal-data.repository.ts';
import { chatData } from './domains/chat/personal-data.repository.ts';
import { documentData } from './domains/documents/personal-data.repository.ts';
import { fileData } from './domains/files/personal-data.repository.ts';
import { mailData } from './domains/mailbox/personal-data.repository.ts';
import { mailNoticeData } from './domains/mail-notices/personal-data.repository.ts';
import { findingData } from './domains/finding/personal-data.repository.ts';
import { firmFileData } from './domains/firm-file/personal-data.repository.ts';
import { notificationData } from './domains/notifications/personal-data.repository.ts';
import { orderData } from './domains/orders/personal-data.repository.ts';
import { paymentData } from './domains/payments/personal-data.repository.ts';
import { accountData, signInData } from './domains/people/personal-data.repository.ts';
import { privacyData } from './domains/privacy/personal-data.repository.ts';
import { reviewData } from './domains/reviews/personal-data.repository.ts';
import { websiteData } from './domains/website/personal-data.repository.ts';
import type { PersonalData } from './kernel/accountability/personal-data.ts';

/** Everything that the portal holds about a person, in the order in which an erasure goes through it. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  signInData,
  notificationData,
  mailData,
  mailNoticeData,
  boardData,
  chatData,
  answerData,
  documentData,
  reviewData,
  catalogueData,
  paymentData,
  orderData,
  privacyData,
  websiteData,
  firmFileData,
  findingData,
  auditData,
  fileData,
  accountData,
];
