import {
  type AuditEntry,
  type AuditNote,
  PLATFORM_CHAIN,
} from '../../kernel/accountability/audit.ts';
import type { CommandAudit, GivenCommand } from '../../kernel/command-line.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { bindSite } from '../../database/scoped-database.ts';
import { followWork, writeAudit } from './audit.service.ts';

/** Commands that only read; every other one leaves a row. */
export const READING_COMMANDS: readonly string[] = [
  'audit list',
  'audit verify',
  'chat show',
  'draft list',
  'person list',
  'release can-deploy',
  'release history',
  'release list',
  'review funnel',
  'review list',
  'review show',
  'site list',
  'site settings',
  'site show',
];

// Free text, contents and names of people: what they say is not for the log.
const HIDDEN: readonly string[] = [
  'value',
  'text',
  'reason',
  'first',
  'last',
  'file',
  'folder',
  'source',
  'out',
];

const shown = (given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([name, value]) => !HIDDEN.includes(name) && value !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'string' && value.includes('@') ? '(address)' : value,
      ]),
  );

/** Writes down one command: in the chain of the firm that it names, else in the platform's own. */
export const commandAudit = (
  platform: Pick<Platform, 'database' | 'now'>,
  operator: string,
): CommandAudit => {
  let command: GivenCommand | undefined;
  let notes: AuditNote = {};
  const works = new Map<string, ReturnType<typeof followWork>>();
  const entry = (): Omit<AuditEntry, 'outcome'> => ({
    action: `portal ${command?.name ?? ''}`,
    operator,
    ...(command ? { after: shown(command.given) } : {}),
  });
  const isReading = (): boolean => !command || READING_COMMANDS.includes(command.name);
  return {
    begin: (given) => {
      command = given;
    },
    watch: (db: SiteDatabase) => {
      if (isReading()) return db;
      const work = works.get(db.siteId) ?? followWork(db, entry());
      works.set(db.siteId, work);
      work.note(notes);
      return work.db;
    },
    note: (note) => {
      notes = { ...notes, ...note };
      for (const work of works.values()) work.note(note);
    },
    finish: async () => {
      if (isReading()) return;
      for (const [siteId, work] of works)
        if (!work.isWritten()) await work.write(platform.database.site(siteId));
      if (works.size > 0) return;
      const chain = command?.site ?? PLATFORM_CHAIN;
      await writeAudit(bindSite(platform.database.platform(), chain, platform.now), {
        ...entry(),
        ...notes,
        outcome: 'done',
      });
    },
  };
};
