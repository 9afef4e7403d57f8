import { buildRequest } from '@portal/shared-contracts';
import { downloadReviewFile } from '@portal/shared-contracts/reviews';

/** Where the resume of a review is saved from: by its proof, or signed in as one of the firm. */
export const reviewFileAddress = (id: string, proof?: string): string => {
  const { path, query } = buildRequest(downloadReviewFile, { id, proof });
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};
