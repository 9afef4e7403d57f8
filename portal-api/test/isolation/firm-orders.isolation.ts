import {
  addAbsence,
  addOrderNote,
  assignOrder,
  cancelOrder,
  changeFirmOrder,
  changeManyOrders,
  createFirmOrder,
  downloadOrderContract,
  enterAnswers,
  enterDocuments,
  getFirmOrder,
  handOverOrder,
  listCandidates,
  listFirmOrders,
  listFirmWriters,
  listOrderablePackages,
  listOrderChoices,
  openOrderAnswers,
  readDashboard,
  readOrderAnswers,
  readOrderDocuments,
  removeAbsence,
  removeTestOrder,
  reopenTask,
  undoAudited,
  undoManyOrders,
} from '@portal/shared-contracts/admin';
import { orderId, questionnaireId, serviceId } from '../../seed/orders/orders.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  id: string;
  waiting: string;
  writerId: string;
}

// Each firm speaks of itself only.
const ownFirm = { otherSite: 200, own: 200 };
const signed = orderId('northwind', 'draft-review');
const ownOrder = { otherSite: 404, own: 200 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    await portal.db().query(
      `insert into writer_absences (id, site_id, writer_id, from_day, to_day, created_at)
       values ('northwind-absence', 'northwind', $1, '2089-01-01', '2089-01-02', now())`,
      [portal.personId('writer2')],
    );
    await portal.db().query(
      `insert into undoable_acts (id, site_id, act, person_id, former, created_at)
       values ('northwind-batch', 'northwind', 'orders.hide', $1, '[]', $2), ('northwind-act', 'northwind', 'orders.hide', $1, '[]', $2)`,
      [portal.personId('admin'), portal.clock.now()],
    );
    return {
      // Nobody else's rows speak of this one, which changes hands here.
      id: 'northwind-order-further-1',
      waiting: orderId('northwind', 'unassigned'),
      writerId: portal.personId('writer2'),
    };
  },
  secrets: ({ id }) => [id],
  rows: [
    expectCall(readDashboard, 'admin', () => ({}), { ...ownFirm, sameSite: 200 }),
    expectCall(listFirmOrders, 'admin', () => ({ progress: 'open' }), ownFirm),
    expectCall(listOrderChoices, 'admin', () => ({}), ownFirm),
    expectCall(listFirmWriters, 'admin', () => ({}), ownFirm),
    expectCall(
      addAbsence,
      'admin',
      ({ writerId }) => ({ writerId, from: '2090-01-01', to: '2090-01-02' }),
      ownOrder,
    ),
    expectCall(
      removeAbsence,
      'admin',
      ({ writerId }) => ({ writerId, absenceId: 'northwind-absence' }),
      ownOrder,
    ),
    expectCall(getFirmOrder, 'admin', ({ id }) => ({ id }), ownOrder),
    expectCall(readOrderDocuments, 'admin', () => ({ id: signed }), ownOrder),
    expectCall(downloadOrderContract, 'admin', () => ({ id: signed }), ownOrder),
    expectCall(readOrderAnswers, 'admin', () => ({ id: signed }), ownOrder),
    expectCall(listCandidates, 'admin', ({ id }) => ({ id }), ownOrder),
    expectCall(addOrderNote, 'admin', ({ id }) => ({ id, text: 'A note' }), ownOrder),
    expectCall(
      changeFirmOrder,
      'admin',
      ({ id }) => ({ id, baseVersion: 1, dueDate: '2090-01-01' }),
      ownOrder,
    ),
    expectCall(
      openOrderAnswers,
      'admin',
      () => ({
        id: orderId('northwind', 'answered'),
        serviceId: serviceId('northwind', 'starter', 'resume'),
        taskId: questionnaireId.career('northwind'),
      }),
      ownOrder,
    ),
    // The right order lets the call through as far as to what it lacks.
    expectCall(
      reopenTask,
      'admin',
      () => ({
        id: orderId('northwind', 'answered'),
        serviceId: serviceId('northwind', 'starter', 'resume'),
        taskId: 'previous_document',
      }),
      ownOrder,
    ),
    expectCall(
      enterAnswers,
      'admin',
      ({ id }) => ({
        id,
        serviceId: serviceId('northwind', 'starter', 'resume'),
        taskId: 'previous_document',
        answers: {},
      }),
      { otherSite: 404, own: 404 },
    ),
    expectCall(
      enterDocuments,
      'admin',
      ({ id }) => ({
        id,
        serviceId: 'none',
        uploadedFiles: [
          {
            key: 'none',
            file_id: 'none',
            originalname: 'None.pdf',
            size: 1,
            mimetype: 'application/pdf',
          },
        ],
      }),
      { otherSite: 404, own: 404 },
    ),
    expectCall(listOrderablePackages, 'admin', () => ({}), ownFirm),
    expectCall(
      createFirmOrder,
      'admin',
      () => ({ customer: 'customer@example.com', packageId: 'northwind-starter', payment: 'free' }),
      { otherSite: 404, own: 200 },
    ),
    // The order of another firm is refused before it is said to be no trial.
    expectCall(removeTestOrder, 'admin', ({ waiting }) => ({ id: waiting }), {
      otherSite: 404,
      own: 409,
    }),
    expectCall(changeManyOrders, 'admin', ({ id }) => ({ act: 'remind', ids: [id] }), ownFirm),
    expectCall(undoAudited, 'admin', () => ({ id: 'northwind-act' }), {
      otherSite: 409,
      // Whose areas do not reach as far as the act.
      sameSite: 403,
      own: 200,
    }),
    expectCall(undoManyOrders, 'admin', () => ({ batch: 'northwind-batch' }), {
      otherSite: 409,
      own: 200,
    }),
    expectCall(
      cancelOrder,
      'admin',
      () => ({ id: 'northwind-order-further-3', baseVersion: 1, reason: 'Not wanted any more' }),
      ownOrder,
    ),
    expectCall(
      assignOrder,
      'admin',
      ({ waiting, writerId }) => ({ id: waiting, writerId, isOverLimit: true }),
      ownOrder,
    ),
    expectCall(
      handOverOrder,
      'admin',
      ({ id, writerId }) => ({ id, baseVersion: 2, writerId, isOverLimit: true }),
      ownOrder,
    ),
  ],
});
