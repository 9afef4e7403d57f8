import type { APIRequestContext } from '@playwright/test';
import { expect, portalHeader } from '../../harness/test.ts';

/** Id of a seeded order: the same in every installation. */
export const orderOf = (site: 'northwind' | 'acme', name: string): string =>
  `${site}-order-${name}`;

/** Id of a service of a seeded package, such as `starter-resume`. */
export const serviceOf = (site: 'northwind' | 'acme', name: string): string => `${site}-${name}`;

interface Stored {
  key: string;
  originalname: string;
}

/** Uploads a file through the API, as the other side's browser would. */
export const uploadAs = async (
  api: APIRequestContext,
  name: string,
  buffer: Buffer,
): Promise<Stored> => {
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
  const reply = await api.post('/api/file/upload', {
    headers: portalHeader,
    multipart: { file: { name, mimeType, buffer } },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { file: Stored }).file;
};

/** A small PDF with one line of text, complete enough for every reader. */
export const pdfOf = (line: string): Buffer => {
  const content = `BT /F1 18 Tf 60 760 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(body, 'latin1');
};
