import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  addAbsence,
  addOrderNote,
  assignOrder,
  cancelOrder,
  changeFirmOrder,
  changeManyOrders,
  createFirmOrder,
  getFirmOrder,
  handOverOrder,
  listCandidates,
  listFirmOrders,
  listFirmWriters,
  listOrderablePackages,
  listOrderChoices,
  removeAbsence,
  removeTestOrder,
  reopenTask,
  undoManyOrders,
} from '@portal/shared-contracts/admin';
import { offerUndo, partsQuery } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ORDERS } from '../order/orders.queries.ts';

// Below the key of all orders, so that one live message refreshes these too.
const FIRM = [ORDERS, 'firm'] as const;

/** What the firm's list is narrowed to; it stands in the address. */
export type FirmOrderFilter = Omit<EndpointInput<typeof listFirmOrders>, 'cursor' | 'limit'>;

/** The firm's orders, part after part. */
export const firmOrdersQuery = (filter: FirmOrderFilter) =>
  partsQuery([...FIRM, 'list', filter], (from, options) =>
    callApi(listFirmOrders, { ...filter, ...from }, options),
  );

/** The packages and writers to filter by. */
export const orderChoicesQuery = () =>
  queryOptions({
    queryKey: [...FIRM, 'choices'],
    queryFn: ({ signal }) => callApi(listOrderChoices, {}, { signal }),
    staleTime: 60_000,
  });

/** One order as the firm sees it, with notes and history. */
export const firmOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...FIRM, 'order', id],
    queryFn: ({ signal }) => callApi(getFirmOrder, { id }, { signal }),
  });

/** The writers for an order, the fittest first. */
export const candidatesQuery = (id: string) =>
  queryOptions({
    queryKey: [...FIRM, 'candidates', id],
    queryFn: async ({ signal }) => (await callApi(listCandidates, { id }, { signal })).candidates,
  });

/** The active writers with what each has on the desk. */
export const firmWritersQuery = () =>
  queryOptions({
    queryKey: [...FIRM, 'writers'],
    queryFn: async ({ signal }) => (await callApi(listFirmWriters, {}, { signal })).writers,
  });

// What was refused as stale is read anew as well; `done` is called whether or not the page is still open.
const useChange = <Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  done?: (input: Input) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (_reply, input) => done?.(input),
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS] }),
  });
};

// The page's frame offers the way back.
const useUndoable = <Input>(
  mutationFn: (input: Input) => Promise<{ undo?: string | null | undefined }>,
  done?: (input: Input) => void,
) =>
  useChange(async (input: Input) => {
    const reply = await mutationFn(input);
    offerUndo(reply);
    return reply;
  }, done);

/** Gives an order that nobody works on to a writer. */
export const useAssign = () =>
  useUndoable((input: EndpointInput<typeof assignOrder>) => callApi(assignOrder, input));

/** Gives an order to another writer, or to nobody. */
export const useHandOver = () =>
  useUndoable((input: EndpointInput<typeof handOverOrder>) => callApi(handOverOrder, input));

/** Notes days on which a writer takes no new order. */
export const useAddAbsence = () =>
  useChange((input: EndpointInput<typeof addAbsence>) => callApi(addAbsence, input));

/** Takes an absence back. */
export const useRemoveAbsence = () =>
  useChange((input: EndpointInput<typeof removeAbsence>) => callApi(removeAbsence, input));

/** Calls an order off. */
export const useCancelOrder = (done: (reason: string) => void) =>
  useChange(
    (input: EndpointInput<typeof cancelOrder>) => callApi(cancelOrder, input),
    ({ reason }) => done(reason),
  );

/** Opens a finished task of a customer again. */
export const useReopen = () =>
  useChange((input: EndpointInput<typeof reopenTask>) => callApi(reopenTask, input));

/** What can be ordered by hand. */
export const orderablePackagesQuery = () =>
  queryOptions({
    queryKey: [...FIRM, 'packages'],
    queryFn: async ({ signal }) => (await callApi(listOrderablePackages, {}, { signal })).packages,
  });

/** Places an order by hand; sent twice under one key it is placed once. */
export const usePlaceOrder = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: EndpointInput<typeof createFirmOrder> }) =>
      callApi(createFirmOrder, input, { idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: [ORDERS] }),
  });
};

/** Removes a trial with everything that hangs on it. */
export const useRemoveTest = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof removeTestOrder>) => callApi(removeTestOrder, input),
  });

/** Does one thing to many orders. */
export const useChangeMany = () =>
  useChange((input: EndpointInput<typeof changeManyOrders>) => callApi(changeManyOrders, input));

/** Takes what was done to many orders back. */
export const useUndoMany = () =>
  useChange((input: EndpointInput<typeof undoManyOrders>) => callApi(undoManyOrders, input));

/** Sets the day on which an order is due. */
export const useFirmDueDate = () =>
  useUndoable((input: EndpointInput<typeof changeFirmOrder>) => callApi(changeFirmOrder, input));

/** Writes something down about an order; sent twice under one key it is written once. */
export const useAddNote = (done: (text: string) => void) =>
  useUndoable(
    ({ key, ...note }: EndpointInput<typeof addOrderNote> & { key: string }) =>
      callApi(addOrderNote, note, { idempotencyKey: key }),
    ({ text }) => done(text),
  );
