import { Readable } from 'node:stream';
import type { Language } from '@portal/shared-contracts';
import type { Context } from '../../../kernel/context.ts';
import { CSV_MARK } from '../../../kernel/rows/csv.ts';
import { wordErased } from '../../../kernel/words/erased.ts';
import { auditLine, auditPages, presentAuditRow } from '../audit.reading.ts';
import type { AuditFilter } from '../audit.repository.ts';
import { sentenceOf } from './audit-sentences.ts';
import { wordingOf } from './audit-wording.ts';

type Shown = Record<string, unknown>;

async function* shownRows(ctx: Context, filter: AuditFilter): AsyncGenerator<Shown> {
  for await (const rows of auditPages(ctx.db, filter)) {
    const wording = await wordingOf(ctx, rows);
    for (const row of rows) {
      const { place, at, ...rest } = presentAuditRow(row);
      const sentence = sentenceOf(row, wording);
      yield { place, at, sentence, ...rest };
    }
  }
}

async function* asCsv(rows: AsyncGenerator<Shown>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) yield `${CSV_MARK}${auditLine(Object.keys(row))}\r\n`;
    isFirst = false;
    yield `${auditLine(Object.values(row))}\r\n`;
  }
}

async function* asJson(rows: AsyncGenerator<Shown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* worded(pieces: AsyncGenerator<string>, language: Language) {
  for await (const piece of pieces) yield wordErased(piece, language);
}

/** The log as a file, made while it is sent: however long it is, little of it is held. */
export const auditFile = (
  ctx: Context,
  { format, ...filter }: AuditFilter & { format: 'csv' | 'json' },
): Readable => {
  const rows = shownRows(ctx, filter);
  return Readable.from(worded(format === 'csv' ? asCsv(rows) : asJson(rows), ctx.language));
};
