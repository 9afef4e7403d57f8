import {
  completedTask,
  moduleIds,
  moduleKind,
  order,
  orderModule,
  orderPackage,
  orderService,
  staffOrder,
} from './index.ts';

const namesOf = (schema: { shape: object }): string[] => Object.keys(schema.shape);

test('SC-06 an order carries every field of the wire by its exact name', () => {
  const wanted = [
    ...['_id', 'client_id', 'statusPercentage', 'hideOrder', 'createdAt', 'updatedAt'],
    ...['completedAt', 'assignedAt', 'dueDate', 'invoicePrice', 'invoiceCurrency', 'writer'],
    ...['writer_id', 'writerName', 'customer', 'customer_industries', 'years_of_experience'],
    ...['contract_signed', 'tipByCustomer', 'noShowCheck', 'surveySubmitted', 'revisionData'],
    ...['completed_tasks', 'package'],
  ];
  expect(namesOf(order)).toEqual(expect.arrayContaining(wanted));
  expect(namesOf(staffOrder)).toEqual(
    expect.arrayContaining(['writerArchived', 'writerDetails', 'customerEmail']),
  );
});

test('SC-08 SC-09 SC-10 tasks, packages, services and modules carry the names of the wire', () => {
  expect(namesOf(completedTask)).toEqual(
    expect.arrayContaining(['taskId', 'serviceId', 'serviceType']),
  );
  expect(namesOf(orderPackage)).toEqual([
    '_id',
    'packageName',
    'packagePrice',
    'packageServices',
    'packageDownloadables',
    'contract_id',
    'surveyDetails',
  ]);
  expect(namesOf(orderService)).toEqual(['_id', 'serviceName', 'serviceModules']);
  expect(namesOf(orderModule)).toEqual(['id', 'title']);
});

test('SC-11 five module ids are special, every other one is a questionnaire', () => {
  expect(Object.values(moduleIds)).toEqual([
    'previous_document',
    'revision_process',
    'final_document',
    'final_linkedin',
    'additional_questionnaire',
  ]);
  expect(Object.values(moduleIds).map(moduleKind)).toEqual(Object.keys(moduleIds));
  for (const other of ['career-history', 'additional_questionnaire_submitted', 'constructor'])
    expect(moduleKind(other)).toBe('questionnaire');
});
