import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  type AdminCoupon,
  archiveCoupon,
  copyCoupon,
  deleteCoupon,
  getCoupon,
  listAdminPackages,
  listCoupons,
  restoreCoupon,
} from '@portal/shared-contracts/admin';
import { offerUndo, partsQuery, readAllParts, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const COUPONS = ['admin', 'coupons'];

/** The firm's coupons, part after part. */
export const couponsQuery = (filter: Pick<EndpointInput<typeof listCoupons>, 'state' | 'search'>) =>
  partsQuery([...COUPONS, 'list', filter], (from, options) =>
    callApi(listCoupons, { ...filter, ...from }, options),
  );

export const couponQuery = (id: string) =>
  queryOptions({
    queryKey: [...COUPONS, 'one', id],
    queryFn: ({ signal }) => callApi(getCoupon, { id }, { signal }),
  });

/** The firm's packages to choose from, all of them. */
export const packageNamesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'packages', 'names'],
    queryFn: async ({ signal }) => ({
      items: await readAllParts((from) =>
        callApi(listAdminPackages, { limit: '100', ...from }, { signal }),
      ),
    }),
  });

/** The page shows this coupon from now on, and the list is read again. */
export const useKeepCoupon = () => {
  const client = useQueryClient();
  return (coupon: AdminCoupon): void => {
    client.setQueryData(couponQuery(coupon._id).queryKey, {
      status: true,
      status_code: 200,
      coupon,
    });
    void client.invalidateQueries({ queryKey: [...COUPONS, 'list'] });
  };
};

/** Ends a coupon, brings it back, copies it or takes it away. */
export const useCouponActs = ({ _id: id, version: baseVersion }: AdminCoupon) => {
  const client = useQueryClient();
  const keep = useKeepCoupon();
  const { keyOf, arrived } = useKeyOf();
  const onSuccess = (reply: { coupon: AdminCoupon; undo?: string | null | undefined }): void => {
    keep(reply.coupon);
    offerUndo(reply);
  };
  const archive = useMutation({
    mutationFn: () => callApi(archiveCoupon, { id, baseVersion }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: () => callApi(restoreCoupon, { id, baseVersion }),
    onSuccess,
  });
  const copy = useMutation({
    mutationFn: () => callApi(copyCoupon, { id }, { idempotencyKey: keyOf(id) }),
    onSuccess: (reply) => {
      arrived();
      onSuccess(reply);
    },
  });
  const remove = useMutation({
    mutationFn: () => callApi(deleteCoupon, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...COUPONS, 'list'] }),
  });
  return { archive, restore, copy, remove };
};
