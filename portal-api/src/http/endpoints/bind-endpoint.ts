import type { Endpoint, Language } from '@portal/shared-contracts';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { madeOf } from '../../kernel/kept/made-of-both.ts';
import { jsonIn, JSON_TYPE } from '../json/json-reply.ts';
import type { PortalApp } from '../portal-app.ts';
import type { AuditTrail } from '../../kernel/accountability/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { noteCurrentRow, rowReaderOf } from '../conflicts/current-row.ts';
import type { Frozen } from './frozen.ts';
import { changesState, refuseForeign, refuseStrangers } from '../security/guards.ts';
import { mountPaths, wantsPage } from './paths.ts';
import { readInput } from './read-input.ts';
import { requestContext } from './request-context.ts';
import { subjectOf } from './subject-of.ts';
import { listsChangedBy } from './changed-lists.ts';

/** What a domain writes for one call. `R` keeps literals such as `status: true` exact. */
export type Handler<I extends z.ZodObject, O extends z.ZodType, R extends Frozen<z.input<O>>> = (
  input: z.output<I>,
  ctx: Context,
) => Promise<R>;

/** Rare exceptions, each visible where the call is bound. */
export interface BindOptions {
  /** The caller proves itself by a signature over the raw body (payment webhooks). */
  signedByCaller?: true;
  /** The handler gives the same object again while its answer is the same: it is presented and written once. */
  keepsAnswers?: true;
  /** Most bytes of a body, where those of other calls are too few. */
  bodyLimit?: number;
}

// The output schema is the presenter: what it does not list stays here.
const presenterOf = (
  { output }: Endpoint,
  { keepsAnswers }: BindOptions,
): ((reply: FastifyReply, result: unknown, language: Language) => FastifyReply) => {
  if (!keepsAnswers)
    return (reply, result, language) => jsonIn(reply, language).send(output.parse(result));
  const written = madeOf((result: object) => Buffer.from(JSON.stringify(output.parse(result))));
  return (reply, result) => reply.type(JSON_TYPE).send(written(result as object));
};

// The row of a call is written with its first change, or here at the end.
const audited = async <R>(trail: AuditTrail, work: () => Promise<R>): Promise<R> => {
  try {
    const result = await work();
    await trail.done();
    return result;
  } catch (error) {
    await trail.refused(error);
    throw error;
  }
};

// Colleagues with the list open learn of it, after everything has committed.
const announceToAdmins = async (
  endpoint: Endpoint,
  { live }: Context,
  input: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const lists = listsChangedBy(endpoint);
  if (lists.length === 0) return;
  const id = subjectOf(endpoint, input)?.id;
  await live.announceToAdmins(lists, id === undefined ? [] : [id]);
};

/** Binds one call of the contract. Access, header, parsing and presenting happen here, once. */
export const bindEndpoint = <
  I extends z.ZodObject,
  O extends z.ZodType,
  const R extends Frozen<z.input<O>>,
>(
  app: PortalApp,
  endpoint: Endpoint<I, O>,
  handler: Handler<I, O, R>,
  options: BindOptions = {},
): void => {
  const { endpoints, rowReaders } = app.portal;
  endpoints.push(endpoint);
  const reader = rowReaderOf(endpoint, handler);
  if (reader) rowReaders.set(endpoint.path, reader);
  const present = presenterOf(endpoint, options);
  for (const url of mountPaths(endpoint))
    app.route({
      method: endpoint.method,
      url,
      ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
      // Whoever asks only for the head of a changing call, such as a scanner of mailed links, must not use it up.
      exposeHeadRoute: !changesState(endpoint),
      handler: async (request, reply) => {
        if (wantsPage(url, request)) return reply.callNotFound();
        if (changesState(endpoint) && !options.signedByCaller) refuseForeign(request.headers);
        const ctx = await requestContext(app, endpoint, request, reply);
        refuseStrangers(endpoint, ctx);
        const input = readInput(endpoint, request);
        ctx.audit.note({ subject: subjectOf(endpoint, input) });
        const result = await audited(ctx.audit, () => handler(input, ctx)).catch(async (error) => {
          await noteCurrentRow(rowReaders, endpoint, { error, input, ctx });
          throw error;
        });
        await announceToAdmins(endpoint, ctx, input);
        if (endpoint.success) reply.code(endpoint.success);
        return present(reply, result, ctx.language);
      },
    });
};
