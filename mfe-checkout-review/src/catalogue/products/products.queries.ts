import { callApi } from '@portal/shared-contracts';
import {
  createProduct,
  deleteProduct,
  getAdminProduct,
  listAdminProducts,
  type ProductContent,
  saveProduct,
} from '@portal/shared-contracts/admin';
import { partsQuery } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const PRODUCTS = ['admin', 'external-products'];

/** Products of other shops, part after part. */
export const productsQuery = () =>
  partsQuery([...PRODUCTS, 'list'], (from, options) => callApi(listAdminProducts, from, options));

/** One of them. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [...PRODUCTS, 'one', id],
    queryFn: ({ signal }) => callApi(getAdminProduct, { id }, { signal }),
  });

/** Which product at which version is saved; nothing for a new one. */
export type ProductKey = { id: string; baseVersion: number } | undefined;

/** Adds or changes one, or takes it away. */
export const useProductActs = (product: ProductKey) => {
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const onSuccess = () => client.invalidateQueries({ queryKey: PRODUCTS });
  const save = useMutation({
    mutationFn: (content: ProductContent) =>
      product
        ? callApi(saveProduct, { ...content, ...product })
        : callApi(createProduct, content, { idempotencyKey }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: () => callApi(deleteProduct, { id: product?.id ?? '' }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...PRODUCTS, 'list'] }),
  });
  return { save, remove };
};
