import { uploadFileCall } from '@portal/shared-contracts/files';
import { operatorRefusals, Refusal, refusalOf } from '@portal/shared-contracts/refusals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallPdf } from '../../../test/documents.ts';
import { said } from './words.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test('SC-54 what only the command line refuses reaches nobody else: it is a failure in their language', async () => {
  for (const code of Object.keys(operatorRefusals))
    expect(said(refusalOf({ code, params: {} }), 'de')).toMatchObject({
      code: 'unexpected',
      message: 'Bitte versuchen Sie es später noch einmal!',
    });
  const { fileStore } = portal.platform;
  portal.platform.fileStore = {
    ...fileStore,
    put: () => Promise.reject(new Refusal('store-of-another-database')),
  };
  const customer = await portal.signIn('customer');
  const file = { name: 'own.pdf', content: smallPdf, language: 'de' } as const;
  const reply = await customer.upload(uploadFileCall, file);
  portal.platform.fileStore = fileStore;
  expect(reply.status).toBe(500);
  expect(reply.error.message).toBe('Bitte versuchen Sie es später noch einmal!');
});
