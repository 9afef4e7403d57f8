import { type Endpoint, errorBody, pathParameters } from '@portal/shared-contracts';
import { z } from 'zod';
import { changesState } from '../security/guards.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return json;
};

const propertiesOf = (schema: Json): Record<string, Json> =>
  (schema['properties'] ?? {}) as Record<string, Json>;

const requiredOf = (schema: Json): string[] => (schema['required'] ?? []) as string[];

const pick = (schema: Json, keep: (key: string) => boolean): Json => {
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(schema)).filter(([key]) => keep(key)),
  );
  const required = requiredOf(schema).filter(keep);
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
};

const parameters = (endpoint: Endpoint, input: Json): Json[] => {
  const inPath = pathParameters(endpoint.path);
  const travelsInQuery = (key: string) =>
    !inPath.includes(key) &&
    (endpoint.method === 'GET' || (endpoint.query?.includes(key) ?? false));
  const properties = propertiesOf(input);
  return [
    ...inPath.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: properties[name] ?? { type: 'string' },
    })),
    ...Object.keys(properties)
      .filter(travelsInQuery)
      .map((name) => ({
        name,
        in: 'query',
        required: requiredOf(input).includes(name),
        schema: properties[name],
      })),
    ...(changesState(endpoint)
      ? [{ name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'portal' } }]
      : []),
  ];
};

const bodyOf = (endpoint: Endpoint, input: Json): Json => {
  if (endpoint.upload)
    return {
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { file: { type: 'string', format: 'binary' } },
              required: ['file'],
            },
          },
        },
      },
    };
  const elsewhere = new Set([...pathParameters(endpoint.path), ...(endpoint.query ?? [])]);
  const schema = pick(input, (key) => !elsewhere.has(key));
  if (endpoint.method === 'GET' || Object.keys(propertiesOf(schema)).length === 0) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
};

const replyOf = (endpoint: Endpoint): Json =>
  endpoint.download
    ? {
        description: 'The file',
        content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
      }
    : {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } },
      };

const operation = (endpoint: Endpoint): Json => {
  const input = schemaOf(endpoint.input, 'input');
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.replace(/^\/api/, '').split('/')[1] ?? 'portal'],
    parameters: parameters(endpoint, input),
    ...bodyOf(endpoint, input),
    responses: {
      [endpoint.success ?? 200]: replyOf(endpoint),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
    'x-access': endpoint.access,
  };
};

// An optional last segment is described as the longer path; OpenAPI knows no optional parameters there.
const pathOf = (endpoint: Endpoint): string => endpoint.path.replaceAll('?}', '}');

/** The description of every bound call, made from the same contracts that client and server use. */
export const openApi = (endpoints: readonly Endpoint[], version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints)
    paths[pathOf(endpoint)] = {
      ...paths[pathOf(endpoint)],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    };
  return {
    openapi: '3.1.0',
    info: { title: 'Portal API', version },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'portal_session' } },
    },
  };
};
