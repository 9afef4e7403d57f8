import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { done, id } from '../scalars.ts';
import { contractData, contractReceipt, signatureImage } from './contracts.schema.ts';

/** The contract of an order; `data` is null where the package asks for none (G31). */
export const getContract = defineEndpoint({
  method: 'GET',
  path: '/api/customer/contract/data/{id}',
  access: ['user'],
  summary: 'Contract text of an order of the signed-in customer',
  input: z.object({ id }),
  output: z.object({ status: z.literal(true), data: contractData.nullable() }),
});

/** Signs the contract with a 700 by 500 PNG. */
export const signContract = defineEndpoint({
  method: 'POST',
  path: '/api/customer/contract/{id}',
  access: ['user'],
  summary: 'Signs the contract of an order',
  input: z.object({ id, data: signatureImage }),
  output: done.extend({ receipt: contractReceipt }),
});

/** The signed contract as a PDF. */
export const downloadContract = defineEndpoint({
  method: 'GET',
  path: '/api/customer/contract/download/{orderId}',
  access: ['user'],
  summary: 'Signed contract of an order as a PDF',
  input: z.object({ orderId: id }),
  output: z.unknown(),
  download: true,
});
