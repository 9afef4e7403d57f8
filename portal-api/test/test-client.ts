import {
  buildRequest,
  type Endpoint,
  type EndpointInput,
  type Language,
  portalHeaders,
} from '@portal/shared-contracts';
import type { InjectOptions } from 'fastify';
import type { z } from 'zod';
import type { PortalApp } from '../src/http/portal-app.ts';

/** What came back. `body` is typed by the contract; for a refusal read `error`. */
export interface Answer<E extends Endpoint> {
  status: number;
  body: z.output<E['output']>;
  error: { code: string; message: string; errors?: Record<string, string> };
  headers: Record<string, string | string[] | number | undefined>;
}

/** A browser of one person on one site: keeps cookies, sends the portal's header. */
export interface TestClient {
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: {
      headers?: Record<string, string>;
      /** The address that the call comes from. */
      from?: string;
    },
  ): Promise<Answer<E>>;
  /** Sends one file as a form. */
  upload<E extends Endpoint>(
    endpoint: E,
    file: { name: string; content: Buffer; field?: string; language?: Language },
    input?: Record<string, unknown>,
  ): Promise<Answer<E>>;
  /** Any request, for what the contract does not say. */
  inject(options: InjectOptions): ReturnType<PortalApp['inject']>;
  cookies: Map<string, string>;
  host: string;
}

const BOUNDARY = '----portal-test-boundary';

const multipart = (file: { name: string; content: Buffer; field?: string }): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    file.content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const cookieHeader = (cookies: ReadonlyMap<string, string>): { cookie?: string } =>
  cookies.size > 0
    ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    : {};

export const testClient = (app: PortalApp, host: string): TestClient => {
  const cookies = new Map<string, string>();

  const inject = async (options: InjectOptions) => {
    const response = await app.inject({
      ...options,
      headers: {
        host,
        ...cookieHeader(cookies),
        ...options.headers,
      },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const toAnswer = <E extends Endpoint>(
    response: Awaited<ReturnType<typeof inject>>,
  ): Answer<E> => {
    const body = parseJson(response.body);
    return {
      status: response.statusCode,
      body: body as z.output<E['output']>,
      error: body as Answer<E>['error'],
      headers: response.headers,
    };
  };

  return {
    cookies,
    host,
    inject: inject as TestClient['inject'],
    call: async (endpoint, input, options = {}) => {
      const request = buildRequest(endpoint, input as Record<string, unknown>);
      return toAnswer(
        await inject({
          method: endpoint.method,
          url: request.path,
          query: request.query,
          headers: { ...portalHeaders(), accept: 'application/json', ...options.headers },
          ...(options.from ? { remoteAddress: options.from } : {}),
          ...(request.body ? { payload: request.body } : {}),
        }),
      );
    },
    upload: async (endpoint, file, input = {}) =>
      toAnswer(
        await inject({
          method: endpoint.method,
          url: buildRequest(endpoint, input).path,
          headers: {
            ...portalHeaders(),
            ...(file.language ? { 'accept-language': file.language } : {}),
            'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          },
          payload: multipart(file),
        }),
      ),
  };
};
