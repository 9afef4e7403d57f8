import { callApi } from '@portal/shared-contracts';
import { checkUser, type CheckoutQuery } from '@portal/shared-contracts/checkout';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { useQuery } from '@tanstack/react-query';

const without = (search: URLSearchParams, name: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete(name);
  return next;
};

/**
 * Where a buyer goes to be signed in first: with the `code` of the address (CR-33), or with the code
 * that the server gives to the holder of the mailed review link (CR-35). Nothing for everybody else.
 */
export const useSignInBuyer = (
  query: CheckoutQuery,
  search: URLSearchParams,
): { target: string | undefined; isPending: boolean } => {
  const { user } = usePortal();
  const { email, uniqueCustomerId, critiqueId, firstName, lastName } = query;
  const canProve =
    !user &&
    query.code === undefined &&
    query.autoLoggedIn === undefined &&
    email !== undefined &&
    uniqueCustomerId !== undefined &&
    critiqueId !== undefined;
  const known = useQuery({
    queryKey: ['checkout', 'user', email ?? '', critiqueId ?? ''],
    queryFn: ({ signal }) =>
      callApi(
        checkUser,
        { email: email ?? '', firstName, lastName, uniqueCustomerId, critiqueId },
        { signal },
      ),
    enabled: canProve,
    retry: false,
    staleTime: Infinity,
  });
  const code = user ? undefined : (query.code ?? known.data?.autoLoginCode);
  if (!code) return { target: undefined, isPending: canProve && known.isPending };
  const back = without(search, 'code');
  // One try only: a code that does not work must not send the person back and forth.
  back.set('autoLoggedIn', 'true');
  const from = `${routes.checkout({})}?${back}`;
  return { target: routes.autologin({ code }, { from }), isPending: false };
};
