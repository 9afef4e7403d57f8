import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config/config.ts';

/** Least that a service needs of the log. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The log of the process; what a request writes to its child carries its id and its person. */
export type ServerLog = Logger;

const written = { warn: 0, error: 0 };

/** How many warnings and errors this process has written, whatever they were about. */
export const writtenSoFar = (): Readonly<typeof written> => written;

const WARN = 40;
const ERROR = 50;

// Drivers hang rows, parameters and addresses on their errors: only what says where it failed is kept.
const describeError = ({ name, message, stack }: Error): object => ({ name, message, stack });

/** One JSON line per entry, on standard error. */
export const createLog = (
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(2),
): ServerLog =>
  pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method, level) {
          if (level >= ERROR) written.error += 1;
          else if (level === WARN) written.warn += 1;
          method.apply(this, args);
        },
      },
      formatters: { level: (label) => ({ level: label }) },
      // An address can hold a code or a token, so of a request nothing but its method is ever written.
      serializers: { err: describeError, req: ({ method }: { method: string }) => ({ method }) },
    },
    destination,
  );
