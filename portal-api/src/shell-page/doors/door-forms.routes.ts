import type { EndpointOutput, ErrorBody } from '@portal/shared-contracts';
import type { login } from '@portal/shared-contracts/auth';
import type { DoorInput, DoorName, PageRenderer } from '@portal/shared-contracts/doors';
import { routes } from '@portal/shared-contracts/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../../http/portal-app.ts';
import { pageLanguage } from '../../http/endpoints/asked-language.ts';
import { publicOrigin } from '../../http/security/public-origin.ts';
import { hostNameOf } from '../../http/security/request-host.ts';
import { doorCalls, type Typed } from './door-calls.ts';
import { askedOf, doorPatterns } from './door-paths.ts';
import type { ReadRenderer } from '../drawn/page-renderer.ts';
import { refuseForeignForm } from './form-guard.ts';

const LONGEST_FORM = 16_384;

/** What a door shows after the API refused its form. */
export type Refused = Pick<DoorInput, 'refusal' | 'email' | 'remember' | 'passwordsDiffer'>;

/** What the forms of doors need of the page they stand in. */
export interface DoorForms {
  readonly readRenderer: ReadRenderer;
  readonly sendPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: Refused,
  ) => Promise<unknown>;
}

// The call is the API's own, so limits, audit, refusals and cookies are too; only these say another thing of a form.
const NOT_PASSED = ['accept', 'accept-encoding', 'content-length', 'content-type', 'connection'];

const headersFor = ({ headers }: FastifyRequest, language: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_PASSED.includes(name) ? [] : [[name, String(value)]],
    ),
  ),
  accept: 'application/json',
  'accept-language': language,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'portal',
});

const call = (app: PortalApp, request: FastifyRequest, door: DoorName, language: string) => {
  const { endpoint, input } = doorCalls[door];
  const { code } = askedOf(request.url);
  return app.inject({
    method: 'POST',
    url: endpoint.path,
    headers: headersFor(request, language),
    payload: input(request.body as Typed, code),
    remoteAddress: request.socket.remoteAddress ?? '',
  });
};

// The same as the page's own, so that a refusal is worded as what stands around it.
const languageOf = async (app: PortalApp, request: FastifyRequest) => {
  const site = await app.portal.sites.ofHost(hostNameOf(request.raw) ?? '');
  return pageLanguage(request, { site: site?.settings.language });
};

const targetOf = (
  door: DoorName,
  reply: unknown,
  { renderer, from }: { renderer: PageRenderer; from: string | undefined },
): string => {
  if (door === 'forgotPassword') return routes.forgotPassword({}, { done: 'sent' });
  if (door === 'resetPassword') return routes.login({}, { done: 'reset' });
  return renderer.landingOf(reply as EndpointOutput<typeof login>, from);
};

const refusedBy = (status: number, body: ErrorBody, typed: Typed): Refused => ({
  refusal: { status, message: body.message, ...(body.errors ? { errors: body.errors } : {}) },
  ...(typed['email'] === undefined ? {} : { email: typed['email'] }),
  remember: typed['remember'] !== undefined,
});

const differs = (door: DoorName, { password, confirmation }: Typed): boolean =>
  door === 'resetPassword' && password !== confirmation;

const answerForm = async (
  app: PortalApp,
  forms: DoorForms,
  { request, reply, door }: { request: FastifyRequest; reply: FastifyReply; door: DoorName },
): Promise<unknown> => {
  const origin = publicOrigin(app, app.portal.platform.config, hostNameOf(request.raw) ?? '');
  refuseForeignForm(request.headers, origin);
  const renderer = await forms.readRenderer();
  if (!renderer) return reply.redirect(request.url, 303);
  const typed = request.body as Typed;
  if (differs(door, typed)) {
    reply.code(422);
    return forms.sendPage(request, reply, { passwordsDiffer: true });
  }
  const answer = await call(app, request, door, await languageOf(app, request));
  const cookies = answer.headers['set-cookie'];
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  const { from } = askedOf(request.url);
  if (answer.statusCode === 200)
    return reply.redirect(targetOf(door, answer.json(), { renderer, from }), 303);
  const body = answer.json<ErrorBody>();
  if (body.code === 'second-step-needed')
    return reply.redirect(routes.secondStep({}, { from: renderer.returnLocation(from) }), 303);
  reply.code(answer.statusCode);
  return forms.sendPage(request, reply, refusedBy(answer.statusCode, body, typed));
};

/** Takes the forms of the doors as browsers send them without a script; nothing else takes such bodies. */
export const registerDoorForms = (app: PortalApp, forms: DoorForms): void => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LONGEST_FORM },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const [door, url] of doorPatterns)
      scope.post(url, (request, reply) => answerForm(app, forms, { request, reply, door }));
    done();
  });
};
