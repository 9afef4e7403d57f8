import type { StoredFile } from '@portal/shared-contracts';
import { uploadFileCall } from '@portal/shared-contracts/files';
import { makeDocx, makePdf } from '../seed/documents/documents.files.ts';
import type { TestClient } from './test-client.ts';

/** Uploads a file with real content of its kind, as a person would before sending a form. */
export const uploadDocument = async (
  client: TestClient,
  name: string,
  words = 'Some words.',
): Promise<StoredFile> => {
  const text = { title: name, paragraphs: [words] };
  const content = name.endsWith('.docx') ? makeDocx(text) : await makePdf(text);
  const { status, body } = await client.upload(uploadFileCall, { name, content });
  if (status !== 200) throw new Error(`The upload of ${name} was refused with ${status}`);
  return body.file;
};
