import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  type AdminLink,
  archiveCheckoutLink,
  copyCheckoutLink,
  deleteCheckoutLink,
  getAdminCheckoutLink,
  listCheckoutLinks,
  restoreCheckoutLink,
} from '@portal/shared-contracts/admin';
import { offerUndo, partsQuery, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const LINKS = ['admin', 'checkout-links'];

/** The firm's checkout links, part after part. */
export const linksQuery = (
  filter: Pick<EndpointInput<typeof listCheckoutLinks>, 'state' | 'search'>,
) =>
  partsQuery([...LINKS, 'list', filter], (from, options) =>
    callApi(listCheckoutLinks, { ...filter, ...from }, options),
  );

export const linkQuery = (id: string) =>
  queryOptions({
    queryKey: [...LINKS, 'one', id],
    queryFn: ({ signal }) => callApi(getAdminCheckoutLink, { id }, { signal }),
  });

/** The page shows this link from now on, and the list is read again. */
export const useKeepLink = () => {
  const client = useQueryClient();
  return (link: AdminLink): void => {
    client.setQueryData(linkQuery(link._id).queryKey, { status: true, status_code: 200, link });
    void client.invalidateQueries({ queryKey: [...LINKS, 'list'] });
  };
};

/** Ends a link, brings it back, copies it or takes it away. */
export const useLinkActs = ({ _id: id, version: baseVersion }: AdminLink) => {
  const client = useQueryClient();
  const keep = useKeepLink();
  const { keyOf, arrived } = useKeyOf();
  const onSuccess = (reply: { link: AdminLink; undo?: string | null | undefined }): void => {
    keep(reply.link);
    offerUndo(reply);
  };
  const archive = useMutation({
    mutationFn: () => callApi(archiveCheckoutLink, { id, baseVersion }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: () => callApi(restoreCheckoutLink, { id, baseVersion }),
    onSuccess,
  });
  const copy = useMutation({
    mutationFn: () => callApi(copyCheckoutLink, { id }, { idempotencyKey: keyOf(id) }),
    onSuccess: (reply) => {
      arrived();
      onSuccess(reply);
    },
  });
  const remove = useMutation({
    mutationFn: () => callApi(deleteCheckoutLink, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...LINKS, 'list'] }),
  });
  return { archive, restore, copy, remove };
};
