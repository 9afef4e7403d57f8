import {
  AppError,
  type ErrorBody,
  type ErrorCode,
  errorCodes,
  errorTexts,
} from '@portal/shared-contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { wordRefusal } from '../refusal-words/word-refusal.ts';

const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'bad-input',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many-requests',
};

const texts: Partial<Record<ErrorCode, string>> = {
  'bad-input': 'The request could not be read.',
  'not-found': 'Not Found',
  'too-large': 'This is larger than the portal accepts.',
  'unsupported-type': 'This kind of content is not accepted.',
};

/** Fastify's own refusals (broken JSON, too long a body) become codes of the error table. */
const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const code = codeOfStatus[(error as FastifyError).statusCode ?? 500] ?? 'unexpected';
  return new AppError(code, texts[code] ?? errorTexts.fallback);
};

/** The reply to a refused call, worded for the language of whoever asks. */
const bodyOf = (error: AppError, acceptLanguage?: string): ErrorBody => {
  const word = (text: string): string => wordRefusal(text, acceptLanguage);
  const fields = Object.entries(error.errors ?? {}).map(([field, text]) => [field, word(text)]);
  return {
    status: false,
    code: error.code,
    message: word(error.message),
    ...(error.errors ? { errors: Object.fromEntries(fields) } : {}),
  };
};

/** The one place where a failure becomes a reply. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500)
      request.log.error(
        { err: error, route: request.routeOptions.url, method: request.method },
        'call failed',
      );
    return reply
      .code(errorCodes[known.code])
      .type('application/json')
      .send(bodyOf(known, request.headers['accept-language']));
  });
};
