import { callApi } from '@portal/shared-contracts';
import {
  archiveProduct,
  copyProduct,
  createProduct,
  deleteProduct,
  type EditedProduct,
  getAdminProduct,
  listAdminProducts,
  type ProductContent,
  restoreProduct,
  saveProduct,
} from '@portal/shared-contracts/admin';
import { offerUndo, partsQuery, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const PRODUCTS = ['admin', 'external-products'];

/** Products of other shops, part after part. */
export const productsQuery = () =>
  partsQuery([...PRODUCTS, 'list'], (from, options) => callApi(listAdminProducts, from, options));

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [...PRODUCTS, 'one', id],
    queryFn: ({ signal }) => callApi(getAdminProduct, { id }, { signal }),
  });

/** Which product at which version is saved; nothing for a new one. */
export type ProductKey = { id: string; baseVersion: number } | undefined;

/** Adds or changes one. */
export const useSaveProduct = (product: ProductKey) => {
  const client = useQueryClient();
  const { keyOf, arrived } = useKeyOf();
  const onSuccess = () => {
    arrived();
    return client.invalidateQueries({ queryKey: PRODUCTS });
  };
  return useMutation({
    mutationFn: (content: ProductContent) =>
      product
        ? callApi(saveProduct, { ...content, ...product })
        : callApi(createProduct, content, { idempotencyKey: keyOf(content) }),
    onSuccess,
  });
};

/** Takes one out of reviews, brings it back, copies it or takes it away. */
export const useProductActs = ({ _id: id, version: baseVersion }: EditedProduct) => {
  const client = useQueryClient();
  const { keyOf, arrived } = useKeyOf();
  const onSuccess = async (reply: { undo?: string | null | undefined }): Promise<void> => {
    offerUndo(reply);
    await client.invalidateQueries({ queryKey: PRODUCTS });
  };
  const archive = useMutation({
    mutationFn: () => callApi(archiveProduct, { id, baseVersion }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: () => callApi(restoreProduct, { id, baseVersion }),
    onSuccess,
  });
  const copy = useMutation({
    mutationFn: () => callApi(copyProduct, { id }, { idempotencyKey: keyOf(id) }),
    onSuccess: (reply) => {
      arrived();
      return onSuccess(reply);
    },
  });
  const remove = useMutation({
    mutationFn: () => callApi(deleteProduct, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...PRODUCTS, 'list'] }),
  });
  return { archive, restore, copy, remove };
};
