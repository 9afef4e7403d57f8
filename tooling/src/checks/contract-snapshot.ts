import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION } from '@portal/shared-contracts';
import semver from 'semver';
import { z } from 'zod';
import { providedRequests } from '../shared-libraries.ts';
import { workspaceRoot } from '../workspace.ts';
import { breakingChanges, type Direction, type JsonSchema } from './json-schema-diff.ts';

/** One promise of the contracts and who writes its values. */
interface Promised {
  readonly direction: Direction;
  readonly schema: JsonSchema;
}

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

interface EventLike {
  readonly name: string;
  readonly version: number;
  readonly schema: z.ZodType;
}

const toJson = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;

const modules = async (): Promise<Record<string, unknown>[]> => {
  const requests = providedRequests(join(workspaceRoot, 'host-shell')).filter((request) =>
    request.startsWith('@portal/shared-contracts/'),
  );
  const folder = join(workspaceRoot, 'shared-contracts/src');
  return Promise.all(
    requests
      // The hooks are code for React, not promises about data.
      .filter((request) => !request.endsWith('/react'))
      .map((request) => join(folder, request.split('/').slice(2).join('/'), 'index.ts'))
      .filter((file) => existsSync(file))
      .map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>),
  );
};

/** Reads what the contracts promise now: every call's input and output, every event, the manifest. */
export const readContracts = async (): Promise<ContractSnapshot> => {
  const promises: Record<string, Promised> = {};
  for (const exported of await modules())
    for (const value of Object.values(exported)) {
      if (!isEndpoint(value)) continue;
      const name = `${value.method} ${value.path}`;
      promises[`${name} input`] = {
        direction: 'written-by-others',
        schema: toJson(value.input, 'input'),
      };
      promises[`${name} output`] = {
        direction: 'read-by-others',
        schema: toJson(value.output, 'output'),
      };
    }
  const { portalEvents, remoteManifest } = await import('@portal/shared-contracts/remote');
  for (const event of Object.values(portalEvents) as unknown as EventLike[])
    promises[`event ${event.name}`] = {
      direction: 'read-by-others',
      schema: toJson(event.schema, 'output'),
    };
  promises['remote manifest'] = {
    direction: 'written-by-others',
    schema: toJson(remoteManifest, 'input'),
  };
  const sorted = Object.entries(promises).toSorted(([a], [b]) => a.localeCompare(b));
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
