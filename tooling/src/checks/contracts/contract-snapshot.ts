import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION } from '@portal/shared-contracts';
import semver from 'semver';
import { z } from 'zod';
import { providedRequests } from '../../shared-libraries.ts';
import { workspaceRoot } from '../../workspace.ts';
import { functionPromises, type ReadModule } from './function-promises.ts';
import { breakingChanges } from './schema-changes.ts';
import type { JsonSchema, Promised } from './schema-fit.ts';

/** Everything that the contracts promised when a version was released. */
export interface ContractSnapshot {
  readonly version: string;
  readonly promises: Readonly<Record<string, Promised>>;
}

/** Where the promises of the last released version are kept. */
export const releasedSnapshot = join(workspaceRoot, 'shared-contracts/released/contracts.json');

interface EndpointLike {
  readonly method: string;
  readonly path: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

const isEndpoint = (value: unknown): value is EndpointLike =>
  typeof value === 'object' &&
  value !== null &&
  ['method', 'path', 'input', 'output'].every((key) => key in value);

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The calls among exported values; those of several kinds of one thing stand in tables. */
const endpointsIn = (values: readonly unknown[], depth = 0): EndpointLike[] =>
  values.flatMap((value) => {
    if (isEndpoint(value)) return [value];
    return isTable(value) && depth < 2 ? endpointsIn(Object.values(value), depth + 1) : [];
  });

interface EventLike {
  readonly name: string;
  readonly version: number;
  readonly schema: z.ZodType;
}

const toJson = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;

type Exported = Readonly<Record<string, unknown>>;

const contractsFolder = join(workspaceRoot, 'shared-contracts');

/** What remotes load from the shell at run time, by the name that they ask for. */
const providedModules = (): ReadModule[] =>
  providedRequests(join(workspaceRoot, 'host-shell'))
    .filter((request) => /^@portal\/shared-contracts(\/|$)/.test(request))
    .map((request) => ({
      request,
      file: join(contractsFolder, 'src', request.split('/').slice(2).join('/'), 'index.ts'),
    }))
    .filter(({ file }) => existsSync(file));

const endpointPromises = ({ method, path, input, output }: EndpointLike): [string, Promised][] => [
  [`${method} ${path} input`, { direction: 'written-by-others', schema: toJson(input, 'input') }],
  [`${method} ${path} output`, { direction: 'read-by-others', schema: toJson(output, 'output') }],
];

/** A remote that was built earlier asks the shell for these names. */
const exportPromise = (exported: Exported): Promised => {
  const names = Object.keys(exported).toSorted();
  return {
    direction: 'read-by-others',
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, {}])),
      required: names,
    },
  };
};

/** Reads what the contracts promise now: every call's input and output, every event, the manifest, every export, every function. */
export const readContracts = async (): Promise<ContractSnapshot> => {
  const promises: [string, Promised][] = [];
  const modules = providedModules();
  for (const { request, file } of modules) {
    const exported = (await import(pathToFileURL(file).href)) as Exported;
    promises.push([`exports of ${request}`, exportPromise(exported)]);
    promises.push(...endpointsIn(Object.values(exported)).flatMap(endpointPromises));
  }
  promises.push(...functionPromises(modules, join(contractsFolder, 'tsconfig.json')));
  const { portalEvents, remoteManifest } = await import('@portal/shared-contracts/remote');
  for (const event of Object.values(portalEvents) as unknown as EventLike[])
    promises.push([
      `event ${event.name}`,
      { direction: 'read-by-others', schema: toJson(event.schema, 'output') },
    ]);
  promises.push([
    'remote manifest',
    { direction: 'written-by-others', schema: toJson(remoteManifest, 'input') },
  ]);
  const sorted = promises.toSorted(([a], [b]) => a.localeCompare(b));
  return { version: CONTRACT_VERSION, promises: Object.fromEntries(sorted) };
};

/** The promises of the last released version, or nothing before the first release. */
export const readReleased = (): ContractSnapshot | undefined =>
  existsSync(releasedSnapshot)
    ? (JSON.parse(readFileSync(releasedSnapshot, 'utf8')) as ContractSnapshot)
    : undefined;

/** What breaks between two sets of promises; a new major may break anything. */
export const brokenPromises = (before: ContractSnapshot, after: ContractSnapshot): string[] => {
  if (semver.major(after.version) > semver.major(before.version)) return [];
  return Object.entries(before.promises).flatMap(([name, { schema, direction }]) => {
    const now = after.promises[name];
    return now ? breakingChanges(schema, now.schema, name, direction) : [`${name} was removed`];
  });
};
