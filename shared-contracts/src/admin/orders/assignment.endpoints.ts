import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { day, done, id } from '../../scalars.ts';
import { alsoListOf, baseVersion, doneUndoable, listInput } from '../../lists.ts';
import { candidate, writerLoad } from './orders.schema.ts';

const area = 'orders';
const access = ['admin'] as const;

/** The active writers with what each has on the desk (BO-67). */
export const listFirmWriters = defineEndpoint({
  method: 'GET',
  path: '/api/admin/writers',
  access,
  area,
  summary: 'Load of the writers',
  input: z.object(listInput),
  output: z.object({
    status: z.literal(true),
    writers: z.array(writerLoad),
    ...alsoListOf(writerLoad),
  }),
});

/** Notes days on which a writer takes no new order. */
export const addAbsence = defineEndpoint({
  method: 'POST',
  path: '/api/admin/writers/{writerId}/absences',
  access,
  area,
  summary: 'Note an absence of a writer',
  input: z.object({ writerId: id, from: day, to: day }),
  output: done,
});

/** Takes an absence back. */
export const removeAbsence = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/writers/{writerId}/absences/{absenceId}',
  access,
  area,
  summary: 'Take an absence of a writer back',
  input: z.object({ writerId: id, absenceId: id }),
  output: done,
});

/** The writers for an order, the fittest first (BO-68). */
export const listCandidates = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/{id}/candidates',
  access,
  area,
  summary: 'Writers for an order by fit',
  input: z.object({ id }),
  output: z.object({ status: z.literal(true), candidates: z.array(candidate) }),
});

/** Gives an order that nobody works on to a writer. */
export const assignOrder = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/assign',
  access,
  area,
  summary: 'Assign an order to a writer',
  input: z.object({
    id,
    writerId: id,
    /** Whoever asks knows that the writer has enough already. */
    isOverLimit: z.boolean().default(false),
  }),
  output: doneUndoable,
});

/** Gives an order to another writer, or to nobody (BO-38). */
export const handOverOrder = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/hand-over',
  access,
  area,
  summary: 'Hand an order over to another writer',
  input: z.object({
    id,
    baseVersion,
    /** Nobody: the order is back among those that wait for a writer. */
    writerId: id.nullable(),
    /** What the next writer should know. */
    note: z.string().trim().max(limits.firm.handOverNote).default(''),
    isOverLimit: z.boolean().default(false),
  }),
  output: doneUndoable,
});
