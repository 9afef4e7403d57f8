import { callApi } from '@portal/shared-contracts';
import {
  getCheckoutLink,
  getCustomCheckoutLink,
  getPackageInfo,
  type CheckoutQuery,
  type PackageInfo,
} from '@portal/shared-contracts/checkout';
import type { Portal } from '@portal/shared-contracts/react';
import { queryOptions } from '@tanstack/react-query';

/** The package of a checkout and what is known of its buyer. */
export const packageInfoQuery = (query: CheckoutQuery, isEnabled: boolean) =>
  queryOptions({
    queryKey: ['checkout', 'package', query.item ?? '', query.critiqueId ?? ''],
    queryFn: ({ signal, client, queryKey }) =>
      callApi(
        getPackageInfo,
        {
          item: query.item ?? '',
          critiqueId: query.critiqueId,
          critiqueViewId: query.critiqueViewId,
          uniqueCustomerId: query.uniqueCustomerId,
          stripe: 'true',
          // Read anew, as after a change of the price, the visitor is not counted again.
          checkoutClickId: client.getQueryData<PackageInfo>(queryKey)?.checkoutClickId,
        },
        { signal },
      ),
    enabled: isEnabled && query.item !== undefined,
    staleTime: Infinity,
    retry: false,
  });

/** The link of the firm's own checkout (CR-32). */
export const customLinkQuery = (query: CheckoutQuery, user: Portal['user'], isEnabled: boolean) =>
  queryOptions({
    queryKey: ['checkout', 'custom-link', query.item ?? '', user?._id ?? ''],
    queryFn: ({ signal }) => {
      // Whoever is signed in buys in their own name, whatever the address says.
      const { firstName, lastName, email, uniqueCustomerId } = user ?? query;
      const { item = '' } = query;
      return callApi(
        getCustomCheckoutLink,
        { productId: item, firstName, lastName, email, uniqueCustomerId },
        { signal },
      );
    },
    enabled: isEnabled && query.item !== undefined,
    retry: false,
  });

/** Where a review's package is bought (CR-30). */
export const checkoutLinkQuery = (
  input: {
    packageId: string;
    critiqueId: string;
    critiqueViewId?: string;
    uniqueCustomerId?: string;
  },
  isEnabled: boolean,
) =>
  queryOptions({
    queryKey: ['checkout', 'link', input.packageId, input.critiqueId],
    queryFn: ({ signal }) => callApi(getCheckoutLink, input, { signal }),
    enabled: isEnabled,
    retry: false,
  });
