import { ApiError, callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  activatePerson,
  changeFirmPerson,
  deactivatePerson,
  endPersonSessions,
  inviteMany,
  invitePerson,
  listFirmPeople,
  readFirmPerson,
  resendInvitation,
  revokeInvitation,
} from '@portal/shared-contracts/admin';
import { offerUndo, partsQuery, readAllParts, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';

/** What the list is narrowed to; it stands in the address. */
export type PeopleFilter = Pick<EndpointInput<typeof listFirmPeople>, 'role' | 'state' | 'search'>;

const PEOPLE = ['admin', 'people'];

/** Everybody of the firm, page after page. */
export const peopleQuery = (filter: PeopleFilter) =>
  partsQuery([...PEOPLE, filter], (from, options) =>
    callApi(listFirmPeople, { ...filter, ...from }, options),
  );

const useChanged = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [PEOPLE, ['admin', 'start']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
};

/** Invites somebody; sent again after a lost reply it mails nobody twice. */
export const useInvite = () => {
  const changed = useChanged();
  const { keyOf, arrived } = useKeyOf();
  return useMutation({
    mutationFn: (person: EndpointInput<typeof invitePerson>) =>
      callApi(invitePerson, person, { idempotencyKey: keyOf(person) }),
    onSuccess: () => {
      arrived();
      return changed();
    },
    // Where the mail failed the invitation is there, and may be taken back before the next try: that one is new.
    onError: (error) => {
      if (error instanceof ApiError && error.code !== 'timeout') arrived();
    },
  });
};

/** Mails an invitation once more, or takes it back. */
export const useInvitationAct = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ id, act }: { id: string; act: 'resend' | 'revoke' }) =>
      callApi(act === 'resend' ? resendInvitation : revokeInvitation, { id }),
    onSettled: changed,
  });
};

/** One person with everything that hangs on the account. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...PEOPLE, 'one', id],
    queryFn: async ({ signal }) => (await callApi(readFirmPerson, { id }, { signal })).person,
  });

/** All writers who can take orders. */
export const writersQuery = () =>
  queryOptions({
    queryKey: [...PEOPLE, 'writers'],
    queryFn: ({ signal }) =>
      readAllParts((from) =>
        callApi(
          listFirmPeople,
          { role: 'writer', state: 'active', limit: '100', ...from },
          { signal },
        ),
      ),
  });

const INVITING_MANY = [...PEOPLE, 'invite-many'];

/** Whether a table is on its way, also one whose page was left. */
export const useIsInvitingMany = (): boolean => useIsMutating({ mutationKey: INVITING_MANY }) > 0;

/**
 * Invites everybody of a table; sent again after a lost reply it mails nobody twice.
 *
 * @param onArrived lets the table go, also where its page was left meanwhile.
 */
export const useInviteMany = (onArrived: () => Promise<void>) => {
  const changed = useChanged();
  const { keyOf, arrived } = useKeyOf();
  return useMutation({
    mutationKey: INVITING_MANY,
    mutationFn: (table: EndpointInput<typeof inviteMany>) =>
      callApi(inviteMany, table, { idempotencyKey: keyOf(table) }),
    onSuccess: async () => {
      arrived();
      await onArrived();
      return changed();
    },
  });
};

/** Changes a person; after a refusal too the page compares with what holds now. */
export const useChangePerson = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: (change: EndpointInput<typeof changeFirmPerson>) =>
      callApi(changeFirmPerson, change),
    onSuccess: offerUndo,
    onSettled: changed,
  });
};

/** Closes an account, or opens it again. */
export const useAccountAct = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({
      isClosing,
      ...input
    }: EndpointInput<typeof deactivatePerson> & { isClosing: boolean }): Promise<{
      status: true;
      undo?: string | null | undefined;
    }> =>
      isClosing ? callApi(deactivatePerson, input) : callApi(activatePerson, { id: input.id }),
    onSuccess: offerUndo,
    onSettled: changed,
  });
};

/** Ends one session of a person, or all. */
export const useEndSessions = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: (input: EndpointInput<typeof endPersonSessions>) =>
      callApi(endPersonSessions, input),
    onSettled: changed,
  });
};
