export * from './module-ids.ts';
export * from './module-links.ts';
export * from './order-trail.ts';
export * from './orders.endpoints.ts';
export * from './orders.schema.ts';
export { turnSentence } from './sentences/turn-sentences.ts';
export * from './status.ts';
export * from './turn.ts';
export * from './turn.schema.ts';
export * from './history.ts';
// The dashboard asks for what is unpaid beside the orders: a contract by itself would be one more file of its first visit.
export { listInvoices } from '../invoices/list-invoices.endpoint.ts';
