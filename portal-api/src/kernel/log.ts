import type { Config } from './config/config.ts';

/** Least that the process needs of a logger. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

// Errors are not enumerable, so their text and stack would vanish in JSON.
const readable = (_key: string, value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;

/** One JSON line per entry on standard error. */
export const jsonLog = (
  least: Config['logLevel'],
  write = (line: string) => process.stderr.write(line),
): Log => {
  const at = (level: 'info' | 'warn' | 'error') => (details: object, message: string) => {
    if (levels.indexOf(level) < levels.indexOf(least)) return;
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level, message, ...details }, readable)}\n`,
    );
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
};
