import { callApi } from '@portal/shared-contracts';
import {
  addDomain,
  changeDomain,
  checkDomain,
  listDomains,
  removeDomain,
} from '@portal/shared-contracts/admin';
import { readAllParts } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const LOOK_AGAIN = 60_000;

/** All hosts of the firm; while one waits for its proof the page looks again by itself. */
export const domainsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'domains'],
    queryFn: ({ signal }) =>
      readAllParts((from) => callApi(listDomains, { limit: '100', ...from }, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.some((domain) => domain.state === 'waiting') ? LOOK_AGAIN : false,
  });

const acts = {
  add: (host: string) => callApi(addDomain, { host }),
  check: (host: string) => callApi(checkDomain, { host }),
  choose: (host: string) => callApi(changeDomain, { host, isPrimary: true }),
  remove: (host: string) => callApi(removeDomain, { host }),
};

/** One act on one host. */
export const useDomainAct = (act: keyof typeof acts) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (host: string): Promise<unknown> => acts[act](host),
    onSuccess: () => client.invalidateQueries({ queryKey: domainsQuery().queryKey }),
  });
};
