/** One part of a form as it goes over the wire; names are written as they are. */
export interface FormPart {
  field: string;
  filename?: string;
  content: Uint8Array;
}

export const BOUNDARY = '----portal-hostile-boundary';

/** A form of these parts. */
export const formOf = (parts: readonly FormPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ field, filename, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${filename === undefined ? '' : 'Content-Type: application/octet-stream\r\n'}\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** A body that is sent as a form although it is none, or not the one that is asked for. */
export interface WrongForm {
  what: string;
  type: string;
  body: Buffer;
}

const usual = `multipart/form-data; boundary=${BOUNDARY}`;
const file: FormPart = { field: 'file', filename: 'a.pdf', content: Buffer.from('%PDF-1.7\n') };

/** Forms that are broken as forms, whatever file they bring. */
export const wrongForms = (): readonly WrongForm[] => {
  const whole = formOf([file]);
  const fields = Array.from({ length: 1000 }, (_, at): FormPart => ({
    field: `f${at}`,
    content: Buffer.from('x'),
  }));
  return [
    { what: 'nothing', type: usual, body: Buffer.alloc(0) },
    { what: 'only its end', type: usual, body: Buffer.from(`--${BOUNDARY}--\r\n`) },
    { what: 'cut off', type: usual, body: whole.subarray(0, whole.length - 20) },
    { what: 'cut off in a head', type: usual, body: whole.subarray(0, 60) },
    { what: 'no boundary', type: 'multipart/form-data', body: whole },
    { what: 'another boundary', type: 'multipart/form-data; boundary=other', body: whole },
    {
      what: 'an endless boundary',
      type: `multipart/form-data; boundary=${'b'.repeat(5000)}`,
      body: whole,
    },
    { what: 'another field', type: usual, body: formOf([{ ...file, field: '__proto__' }]) },
    {
      what: 'a field as the file',
      type: usual,
      body: formOf([{ field: 'file', content: Buffer.from('x') }]),
    },
    { what: 'two files', type: usual, body: formOf([file, file]) },
    { what: 'a thousand fields', type: usual, body: formOf([...fields, file]) },
    {
      what: 'fields named like the insides',
      type: usual,
      body: formOf([
        { field: '__proto__', content: Buffer.from('x') },
        { field: 'constructor', content: Buffer.from('x') },
        file,
      ]),
    },
    {
      what: 'a field of a megabyte',
      type: usual,
      body: formOf([{ field: 'text', content: Buffer.alloc(1_000_000, 'x') }, file]),
    },
    {
      what: 'a head of a megabyte',
      type: usual,
      body: formOf([{ ...file, filename: `${'x'.repeat(1_000_000)}.pdf` }]),
    },
    { what: 'JSON', type: 'application/json', body: Buffer.from('{"file":"a"}') },
    { what: 'no type', type: '', body: whole },
    {
      what: 'a form of addresses',
      type: 'application/x-www-form-urlencoded',
      body: Buffer.from('file=a'),
    },
    { what: 'no form at all', type: usual, body: Buffer.alloc(2_000_000, 0xff) },
  ];
};
