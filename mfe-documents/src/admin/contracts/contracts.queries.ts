import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  archiveFirmContract,
  copyFirmContract,
  createFirmContract,
  deleteFirmContract,
  discardFirmContract,
  listContractVersions,
  listFirmContracts,
  listSignedCopies,
  publishFirmContract,
  readFirmContract,
  restoreFirmContract,
  saveFirmContract,
} from '@portal/shared-contracts/admin';
import { offerUndo, partsQuery, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const CONTRACTS = ['admin', 'contracts'];

/** What the list is narrowed to; it stands in the address. */
export type ContractFilter = Pick<EndpointInput<typeof listFirmContracts>, 'state' | 'search'>;

/** Contracts of the firm by title, part after part. */
export const contractsQuery = (filter: ContractFilter) =>
  partsQuery([...CONTRACTS, 'list', filter], (from, options) =>
    callApi(listFirmContracts, { ...filter, ...from }, options),
  );

/** One contract as the firm works on it. */
export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTRACTS, 'one', id],
    queryFn: async ({ signal }) => (await callApi(readFirmContract, { id }, { signal })).contract,
    // What somebody edits is not changed below the hands; a new visit reads anew.
    staleTime: Infinity,
    gcTime: 0,
  });

/** Its versions, newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTRACTS, 'versions', id],
    queryFn: async ({ signal }) =>
      (await callApi(listContractVersions, { id }, { signal })).versions,
  });

/** Its signed copies, newest first, part after part. */
export const copiesQuery = (id: string) =>
  partsQuery([...CONTRACTS, 'copies', id], (from, options) =>
    callApi(listSignedCopies, { id, ...from }, options),
  );

const acts = {
  create: createFirmContract,
  copy: copyFirmContract,
  save: saveFirmContract,
  publish: publishFirmContract,
  discard: discardFirmContract,
  archive: archiveFirmContract,
  restore: restoreFirmContract,
} as const;

type Act = keyof typeof acts;

const making: readonly Act[] = ['create', 'copy'];

/** One change of a contract; a new one is made once, also when it is sent again. What is shown of contracts is read again. */
export const useContractAct = <A extends Act>(act: A) => {
  const client = useQueryClient();
  const { keyOf, arrived } = useKeyOf();
  return useMutation({
    mutationFn: async (input: EndpointInput<(typeof acts)[A]>) => {
      const options = making.includes(act) ? { idempotencyKey: keyOf(input) } : {};
      const reply = await callApi(acts[act], input, options);
      arrived();
      offerUndo(reply);
      return reply.contract;
    },
    onSuccess: (contract) => {
      client.setQueryData(contractQuery(contract._id).queryKey, contract);
      return Promise.all(
        [
          [...CONTRACTS, 'list'],
          [...CONTRACTS, 'versions'],
          ['admin', 'start'],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
};

/** Deletes a contract that was never published. */
export const useContractDeletion = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteFirmContract, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...CONTRACTS, 'list'] }),
  });
};
