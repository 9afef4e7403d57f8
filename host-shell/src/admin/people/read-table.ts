import { role as roles, type Role } from '@portal/shared-contracts';

/** A line of the table of people. */
export interface TableLine {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
}

const WORDS: Readonly<Record<string, Role>> = { customer: 'user' };

// A cell may stand in quotes; a quote inside is doubled (RFC 4180).
const CELL = /(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g;

const cellsOf = (line: string): string[] =>
  [...line.matchAll(CELL)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );

const roleOf = (word: string): Role | undefined => {
  const small = word.toLowerCase();
  return WORDS[small] ?? roles.options.find((role) => role === small);
};

/** Reads `email, role, first name, last name` line by line; wrong lines come back by their number. */
export const readTable = (text: string): { people: TableLine[]; wrong: number[] } => {
  const people: TableLine[] = [];
  const wrong: number[] = [];
  for (const [place, line] of text.split(/\r?\n/).entries()) {
    const [email = '', role = '', firstName = '', lastName = ''] = cellsOf(line);
    const isHead = place === 0 && !email.includes('@');
    if (line.trim() === '' || isHead) continue;
    const known = roleOf(role);
    if (known && email.includes('@')) people.push({ email, role: known, firstName, lastName });
    else wrong.push(place + 1);
  }
  return { people, wrong };
};
