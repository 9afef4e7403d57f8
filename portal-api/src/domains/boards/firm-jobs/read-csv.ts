// Where the comma parts decimals, table programs save semicolons.
const separatorOf = (heading: string): ',' | ';' =>
  heading.split(';').length > heading.split(',').length ? ';' : ',';

/** The cells of a CSV text by RFC 4180: commas, or semicolons where the first line has more of them, quotes doubled inside quotes, lines ended by either kind of return. */
export const readCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const separator = separatorOf(source.split(/[\n\r]/, 1)[0] ?? '');
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) endCell();
    else if (!isQuoted && (sign === '\n' || sign === '\r')) {
      endCell();
      rows.push(row);
      row = [];
    } else cell += sign;
  }
  if (cell !== '' || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
};
