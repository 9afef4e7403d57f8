import {
  applyFirm,
  exportFirm,
  importFirm,
  listStarters,
  readOperation,
  takeStarter,
} from '@portal/shared-contracts/admin';
import { zipSync } from 'fflate';
import { insertOperation } from '../../src/domains/firm-file/operations/operations.repository.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  id: string;
}

const ownFirm = { otherSite: 202, own: 202 };
const ownWork = { otherSite: 404, own: 200 };

const head = { format: 1, firm: 'x', madeAt: '2026-01-01T00:00:00.000Z', parts: [], missing: [] };
const empty = Buffer.from(zipSync({ 'firm.json': Buffer.from(JSON.stringify(head)) }));

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const { id } = await insertOperation(portal.db(), {
      kind: 'firm-export',
      state: 'done',
      person_id: portal.personId('admin'),
      result: { missing: ['quiet part'] },
    });
    return { id };
  },
  secrets: () => ['quiet part'],
  rows: [
    expectCall(readOperation, 'admin', ({ id }) => ({ id }), ownWork),
    expectCall(applyFirm, 'admin', ({ id }) => ({ id }), { otherSite: 404, own: 404 }),
    {
      ...expectCall(importFirm, 'admin', () => ({}), { otherSite: 200, own: 200 }),
      file: { name: 'firm.zip', content: empty },
    },
    expectCall(listStarters, 'admin', () => ({}), { otherSite: 200, own: 200 }),
    expectCall(takeStarter, 'admin', () => ({ name: 'empty', prices: {} }), {
      otherSite: 200,
      own: 200,
    }),
    expectCall(exportFirm, 'admin', () => ({}), ownFirm),
  ],
});
