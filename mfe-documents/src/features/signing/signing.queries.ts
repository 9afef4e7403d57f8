import { buildRequest, callApi } from '@portal/shared-contracts';
import { downloadContract, getContract, signContract } from '@portal/shared-contracts/documents';
import { queryOptions } from '@tanstack/react-query';
import { DOCUMENTS } from '../../order-head/use-announce-change.ts';

/** The contract of an order with its receipt. */
export const contractQuery = (orderId: string) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'contract', orderId],
    queryFn: ({ signal }) => callApi(getContract, { id: orderId }, { signal }),
  });

/** Signs the contract. */
export const sendSignature = ({ orderId, image }: { orderId: string; image: string }) =>
  callApi(signContract, { id: orderId, data: image });

/** Where the signed contract is saved from. */
export const contractAddress = (orderId: string): string =>
  buildRequest(downloadContract, { orderId }).path;
