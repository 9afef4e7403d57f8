import { callApi, type Role } from '@portal/shared-contracts';
import {
  clearNotification,
  clearNotifications,
  listNotifications,
  type Notification,
} from '@portal/shared-contracts/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** Whether people of a role have a bell and chats; reviewers only read, and admins have pages for it. */
export const hasNotices = (role: Role): boolean => role === 'user' || role === 'writer';

/** The notifications of the signed-in person, newest first (HS-70). */
export const notificationsQuery = (person: string | undefined) =>
  queryOptions({
    queryKey: ['notifications', 'list', person],
    queryFn: async ({ signal }) => (await callApi(listNotifications, {}, { signal })).notifications,
    enabled: person !== undefined,
  });

const CLEARING = ['notifications', 'clear'];

/** Clears one notification or several; the reply is the list that remains (HS-75, HS-76). */
export const useClearNotifications = (person: string | undefined) => {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationKey: CLEARING,
    mutationFn: async (ids: readonly string[]): Promise<Notification[]> => {
      const [only, ...more] = ids;
      const reply =
        only && more.length === 0
          ? await callApi(clearNotification, { notificationsId: only })
          : await callApi(clearNotifications, { notificationsIds: [...ids] });
      return reply.newNotifications;
    },
    onSuccess: (remaining) => client.setQueryData(notificationsQuery(person).queryKey, remaining),
  });
  // The cache knows at once; the second click of a double click comes before any render.
  const isClearing = (id: string): boolean =>
    client
      .getMutationCache()
      .findAll({ mutationKey: CLEARING, status: 'pending' })
      .some(({ state }) => (state.variables as readonly string[]).includes(id));
  const clear = (ids: readonly string[]): void => {
    const waiting = ids.filter((id) => !isClearing(id));
    if (waiting.length > 0) mutate(waiting);
  };
  return { clear, isClearing, isPending, isError };
};
