import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  invitePerson,
  listFirmPeople,
  resendInvitation,
  revokeInvitation,
} from '@portal/shared-contracts/admin';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** What the list is narrowed to; it stands in the address. */
export type PeopleFilter = Pick<EndpointInput<typeof listFirmPeople>, 'role' | 'state' | 'search'>;

const PEOPLE = ['admin', 'people'];

/** Everybody of the firm, page after page. */
export const peopleQuery = (filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listFirmPeople,
        { ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

const useChanged = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [PEOPLE, ['admin', 'start']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
};

/** Invites somebody. */
export const useInvite = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: (person: EndpointInput<typeof invitePerson>) => callApi(invitePerson, person),
    onSuccess: changed,
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
