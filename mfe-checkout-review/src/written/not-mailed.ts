import { ApiError } from '@portal/shared-contracts';

/** Says that a review is published and its link did not leave. */
export const notMailed = (text: string): ApiError =>
  new ApiError({ code: 'provider-failed', status: 0, messages: [text] });
