import { callApi, type EndpointInput, type EndpointOutput } from '@portal/shared-contracts';
import {
  archivePackage,
  copyPackage,
  deletePackage,
  discardPackage,
  getAdminPackage,
  listAdminPackages,
  listPackageVersions,
  publishPackage,
  readPackageChoices,
  rehearsePackage,
  restorePackage,
} from '@portal/shared-contracts/admin';
import { offerUndo, partsQuery, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** What a package can be made of, as the server answers it. */
export type Choices = EndpointOutput<typeof readPackageChoices>;

const PACKAGES = ['admin', 'packages'];

/** What the firm sells and prepares, part after part. */
export const packagesQuery = (
  filter: Pick<EndpointInput<typeof listAdminPackages>, 'state' | 'search'>,
) =>
  partsQuery([...PACKAGES, 'list', filter], (from, options) =>
    callApi(listAdminPackages, { ...filter, ...from }, options),
  );

/** One package as it is edited. */
export const packageQuery = (id: string) =>
  queryOptions({
    queryKey: [...PACKAGES, 'one', id],
    queryFn: ({ signal }) => callApi(getAdminPackage, { id }, { signal }),
  });

/** What was published of it. */
export const packageVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...PACKAGES, 'versions', id],
    queryFn: ({ signal }) => callApi(listPackageVersions, { id }, { signal }),
  });

/** Questionnaires, contracts, surveys and files to choose from. */
export const packageChoicesQuery = () =>
  queryOptions({
    queryKey: [...PACKAGES, 'choices'],
    queryFn: ({ signal }) => callApi(readPackageChoices, {}, { signal }),
  });

/** After a change: the list, the versions and the first steps are read again. */
export const usePackagesChanged = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [
        [...PACKAGES, 'list'],
        [...PACKAGES, 'versions'],
        ['admin', 'start'],
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
};

const acts = {
  publish: publishPackage,
  discard: discardPackage,
  archive: archivePackage,
  restore: restorePackage,
} as const;

/** What is done to a whole package. */
export type PackageAct = keyof typeof acts;

/** Publishes, discards, archives or brings back; the form then shows what the server answers. */
export const usePackageAct = (id: string) => {
  const client = useQueryClient();
  const changed = usePackagesChanged();
  return useMutation({
    mutationFn: ({ act, baseVersion }: { act: PackageAct; baseVersion: number }) =>
      callApi(acts[act], { id, baseVersion }),
    onSuccess: async (reply) => {
      offerUndo(reply);
      client.setQueryData(packageQuery(id).queryKey, reply);
      await changed();
    },
  });
};

/** Plays an order of the saved draft. */
export const useRehearsal = (id: string) =>
  useMutation({ mutationFn: () => callApi(rehearsePackage, { id }) });

/** Drafts another package of this one, or takes it away. */
export const usePackageCopies = (id: string) => {
  const changed = usePackagesChanged();
  const { keyOf, arrived } = useKeyOf();
  const copy = useMutation({
    mutationFn: () => callApi(copyPackage, { id }, { idempotencyKey: keyOf(id) }),
    onSuccess: () => {
      arrived();
      return changed();
    },
  });
  const remove = useMutation({
    mutationFn: () => callApi(deletePackage, { id }),
    onSuccess: changed,
  });
  return { copy, remove };
};
