import { type ErrorBody, errorCodes, type Language } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway, isReadOnlyViolation } from '../../kernel/database.ts';
import { forPeople, wordRefusal } from '../../kernel/words/words.ts';
import { type HeadersConfig, securityHeaders } from '../security/security-headers.ts';
import { concernsSecurity } from '../security/security-refusals.ts';
import { askedLanguage } from './asked-language.ts';
import { jsonIn } from '../json/json-reply.ts';

/** Fastify's own refusals (broken JSON, too long a body) become refusals of the table. */
const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return forPeople(error);
  if (error instanceof DatabaseAway) return new Refusal('server-busy');
  if (isReadOnlyViolation(error)) return new Refusal('only-looking');
  switch ((error as FastifyError).statusCode) {
    case 400:
      return new Refusal('request-unreadable');
    case 404:
      return new Refusal('page-unknown');
    case 413:
      return new Refusal('content-too-large');
    case 415:
      return new Refusal('content-kind-unknown');
    case 429:
      return new Refusal('attempts-too-many');
    default:
      return new Refusal('unexpected-failure');
  }
};

/** The reply to a refused call, worded for the language of whoever asks. */
const bodyOf = ({ code, sentence, fields, current }: Refusal, language: Language): ErrorBody => {
  const errors = Object.entries(fields ?? {}).map(([field, at]) => [
    field,
    wordRefusal(at, language),
  ]);
  const message = wordRefusal(sentence, language);
  return {
    status: false,
    code,
    message,
    error: message,
    ...(fields ? { errors: Object.fromEntries(errors) } : {}),
    refusal: sentence,
    ...(current === undefined ? {} : { current }),
  };
};

/** What the router itself cannot read reaches no hook: it is refused here, and says nothing of the framework. */
export const refuseBadAddress =
  (config: HeadersConfig) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = new Refusal('request-unreadable');
    void reply
      .code(errorCodes[refusal.code])
      .headers(securityHeaders(config))
      .type('application/json')
      .send(bodyOf(refusal, askedLanguage(request)));
  };

/** The one place where a failure becomes a reply. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500)
      request.log.error(
        { err: error, route: request.routeOptions.url, method: request.method },
        'call failed',
      );
    if (concernsSecurity(refusal))
      request.log.warn({ security: true, event: refusal.sentence.code }, 'security');
    app.portal.refusals.inc({ code: refusal.sentence.code });
    const language = askedLanguage(request);
    return jsonIn(reply, language).code(errorCodes[refusal.code]).send(bodyOf(refusal, language));
  });
};
