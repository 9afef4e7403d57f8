import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import type { AuditNotes } from './accountability/audit.ts';
import type { SiteContext } from './context.ts';
import type { SiteDatabase } from './database.ts';
import type { Platform } from './platform.ts';

/** A command as somebody gave it. */
export interface GivenCommand {
  /** Its words, e.g. `site set`. */
  name: string;
  /** The id of the firm that it names, where it names one. */
  site?: string | undefined;
  /** Arguments and options by their names. */
  given: Readonly<Record<string, unknown>>;
}

/** The audit log as commands see it. */
export interface CommandAudit extends AuditNotes {
  begin(command: GivenCommand): void;
  /** The database that the command must use: its first change takes the row along. */
  watch(db: SiteDatabase): SiteDatabase;
  /** It went well: writes the row unless a change has taken it along. */
  finish(): Promise<void>;
}

/** What every command works with, whether the server runs it or the command's own process. */
export interface CommandLine {
  platform: Platform;
  audit: CommandAudit;
  /** Where the user is; names of files are meant from here. */
  folder: string;
  /** The services of a site, named by its id or one of its hosts. */
  site(name: string): Promise<SiteContext>;
  /** One line of the command's output. */
  print(line: string): void;
  /** Reads a file that the user named, relative to where the user is. */
  readFile(name: string): Promise<Buffer>;
  /** Call it after a change of sites or settings, so that the next page sees it. */
  forgetSites(): void;
}

/** Reads a number that somebody gave a command: of what is none, a comparison would come out as it likes. */
export const wholeNumber =
  (least: number, most: number) =>
  (given: string): number => {
    const number = Number(given);
    if (!/^\d+$/.test(given) || number < least || number > most)
      throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
    return number;
  };

/** Days that a command looks back: a hundred years at most, since a calendar ends somewhere. */
export const daysBack = (least: 0 | 1): ((given: string) => number) => wholeNumber(least, 36_500);

/** Reads a day of the calendar that somebody gave a command. */
export const dayOfCalendar = (given: string): string => {
  if (z.iso.date().safeParse(given).success) return given;
  throw new InvalidArgumentError('It is a day such as 2026-01-31.');
};
