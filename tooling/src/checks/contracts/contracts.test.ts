import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@portal/shared-contracts';
import { workspaceRoot } from '../../workspace.ts';
import {
  brokenPromises,
  readContracts,
  readReleased,
  type ContractSnapshot,
} from './contract-snapshot.ts';
import { brokenConsumers, recordedUses, usesIn } from './event-consumers.ts';

let now: ContractSnapshot;
beforeAll(async () => {
  now = await readContracts();
});

const copy = (): ContractSnapshot => structuredClone(now);

test('PL-19 the contracts keep what the last released version promised', () => {
  const released = readReleased();
  expect(released).toBeDefined();
  expect(brokenPromises(released as ContractSnapshot, now)).toEqual([]);
});

test('every remote reads only fields that its events have', () => {
  const uses = recordedUses();
  expect(uses.length).toBeGreaterThan(0);
  expect(brokenConsumers(uses, now)).toEqual([]);
});

test('a removed field of an event fails without a new major, and names the remote that reads it', () => {
  const later = copy() as { version: string; promises: ContractSnapshot['promises'] };
  const changed = later.promises['event order.changed']?.schema;
  delete (changed?.properties as Record<string, unknown> | undefined)?.['orderId'];
  expect(brokenPromises(now, later)).toContain('event order.changed.orderId was removed');
  const uses = usesIn('mfe-chat', 'a.ts', "useEvent('order.changed', ({ orderId }) => orderId)");
  expect(brokenConsumers(uses, later)).toEqual([
    'mfe-chat reads orderId of order.changed, which does not have it',
  ]);
  expect(brokenPromises(now, { ...later, version: '99.0.0' })).toEqual([]);
});

test('a removed call and a new required input fail, a new optional one does not', () => {
  const [name = ''] = Object.keys(now.promises).filter((key) => key.endsWith(' input'));
  const { [name]: input, ...rest } = now.promises;
  expect(brokenPromises(now, { ...now, promises: rest })).toContain(`${name} was removed`);
  const withField = (required: string[]): ContractSnapshot => ({
    ...now,
    promises: {
      ...rest,
      [name]: {
        direction: 'written-by-others',
        schema: {
          ...input?.schema,
          properties: { ...input?.schema.properties, added: { type: 'string' } },
          required: [...(input?.schema.required ?? []), ...required],
        },
      },
    },
  });
  expect(brokenPromises(now, withField([]))).toEqual([]);
  expect(brokenPromises(now, withField(['added']))).toEqual([`${name}.added is new and required`]);
});

test('fields that a handler reads are found in both ways of writing', () => {
  const text = "bus.subscribe('task.completed', (event) => { use(event.orderId, event.taskId); });";
  expect(usesIn('mfe-x', 'a.ts', text).map(({ field }) => field)).toEqual(['orderId', 'taskId']);
});

test('a name that remotes load from the shell stays until the next major', () => {
  const later = copy() as { version: string; promises: ContractSnapshot['promises'] };
  const exported = later.promises['exports of @portal/shared-contracts/react']?.schema;
  delete (exported?.properties as Record<string, unknown> | undefined)?.['useVault'];
  expect(brokenPromises(now, later)).toEqual([
    'exports of @portal/shared-contracts/react.useVault was removed',
  ]);
});

test('PL-19 a member that a hook gave and no longer gives is named, and so is one that may now be missing', () => {
  const hook = '@portal/shared-contracts/react.usePortal()';
  const later = copy() as { version: string; promises: ContractSnapshot['promises'] };
  const schema = later.promises[hook]?.schema as { properties: object; required: string[] };
  delete (schema.properties as Record<string, unknown>)['logout'];
  expect(brokenPromises(now, later)).toEqual([`${hook}.logout was removed`]);
  const looser = copy();
  const kept = looser.promises[hook]?.schema as { required: string[] };
  kept.required = kept.required.filter((name) => name !== 'language');
  expect(brokenPromises(now, looser)).toEqual([`${hook}.language may now be missing`]);
});

test('PL-19 the package of the contracts carries their version', () => {
  const file = join(workspaceRoot, 'shared-contracts/package.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: CONTRACT_VERSION });
});
