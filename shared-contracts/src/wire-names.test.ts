import type { z } from 'zod';
import { login } from './auth/index.ts';
import { chatMessage, newMessageFrame } from './chat/index.ts';
import { alternateCurrencies, cardCurrencies, currency } from './currencies.ts';
import { draft, finalDocument } from './documents/index.ts';
import { storedFile } from './files.ts';
import { invoice } from './invoices/index.ts';
import { notification } from './notifications/index.ts';
import {
  order,
  orderModule,
  orderPackage,
  orderService,
  packageDownloadable,
  staffOrder,
} from './orders/index.ts';
import { questionnaireTemplate } from './questionnaires/index.ts';
import { packageOffer } from './reviews/index.ts';
import { customCheckout, siteSettings, websiteConfig } from './website/index.ts';

/** Names on the wire never change by accident: each entity lists those that the specification fixes. */
const keys = (schema: z.ZodObject): string[] => Object.keys(schema.shape);
const shapeOf = (schema: z.ZodObject, key: string): string[] => {
  const inner = schema.shape[key] as z.ZodType & { unwrap?: () => z.ZodType };
  let found: z.ZodType = inner;
  while (!('shape' in found)) found = (found as unknown as { unwrap: () => z.ZodType }).unwrap();
  return keys(found as z.ZodObject);
};
const expectNames = (schema: z.ZodObject, names: string): void =>
  expect(keys(schema)).toEqual(expect.arrayContaining(names.split(/[\s,]+/).filter(Boolean)));

test('SC-03 SC-04 the settings of a site keep their names, and the token stays on the server', () => {
  expectNames(
    siteSettings,
    'companyName companyEmail logo loginImg welcomeImg customLoginDomain customCheckout website_settings customScripts client_id loginDomainQueries critiquesConsultationLink',
  );
  expectNames(customCheckout, 'url method responseFieldPath token tokenName tokenLocation');
  expect(shapeOf(websiteConfig, 'customCheckout')).toEqual(['url', 'enabled']);
});

test('SC-06 an order keeps its names', () => {
  expectNames(
    order,
    '_id client_id statusPercentage hideOrder createdAt updatedAt completedAt assignedAt dueDate invoicePrice invoiceCurrency writer writer_id writerName customer customer_industries years_of_experience contract_signed tipByCustomer noShowCheck surveySubmitted revisionData completed_tasks package',
  );
  expectNames(staffOrder, 'customerEmail writerArchived writerDetails');
});

test('SC-09 SC-10 packages, services and modules keep their names', () => {
  expectNames(
    orderPackage,
    '_id packageName packagePrice packageServices packageDownloadables contract_id surveyDetails',
  );
  expectNames(
    packageOffer,
    '_id packageName packagePrice packageDescriptionHTML packageDescription clientWebsiteCustomization',
  );
  expectNames(packageDownloadable, 'title data');
  expectNames(orderService, '_id serviceName serviceModules');
  expectNames(orderModule, 'id title');
});

test('SC-12 SC-13 drafts and final documents keep their names', () => {
  expectNames(
    draft,
    '_id rating review reviewedByUser reviewFile data adminApproval createdAt updatedAt',
  );
  expect(shapeOf(draft, 'data')).toEqual(
    expect.arrayContaining(['dataPdf', 'dataWord', 'dataOther', 'additionalFiles', 'notes']),
  );
  expect(shapeOf(draft, 'adminApproval')).toEqual(
    expect.arrayContaining(['pending', 'approved', 'rejectionReason', 'rejectionFile']),
  );
  expectNames(finalDocument, 'dataWord dataPdf otherFiles writerNotes updatedAt');
});

test('SC-14 SC-15 files and invoices keep their names', () => {
  expect(keys(storedFile).sort()).toEqual(['file_id', 'key', 'mimetype', 'originalname', 'size']);
  expectNames(invoice, '_id packageName status price invoiceCurrency refund_amount');
});

test('SC-16 a chat message is received with type and sent with message_type', () => {
  expectNames(chatMessage, '_id type content data sent_by order_id writerName createdAt');
  expectNames(newMessageFrame, 'order_id sent_by chatType message_type content data sentToWriter');
});

test('SC-18 SC-19 templates and notifications keep their names, misspelt ones too', () => {
  expectNames(questionnaireTemplate, '_id name draft_data');
  expectNames(notification, '_id order_id contant createdAt data');
  expect(shapeOf(notification, 'data')).toEqual([
    'senderImg',
    'senderName',
    'senderPrefName',
    'action',
  ]);
});

test('SC-22 signing in answers with status, currency and orders', () => {
  expectNames(login.output as z.ZodObject, 'status currency orders user');
});

test('SC-51 five currencies go by card, seven through the alternate provider', () => {
  expect([...cardCurrencies]).toEqual(['usd', 'cad', 'aud', 'gbp', 'eur']);
  expect([...alternateCurrencies]).toEqual(['ngn', 'kes', 'ghs', 'ugx', 'zar', 'egp', 'mwk']);
  expect(currency.options).toHaveLength(12);
});
