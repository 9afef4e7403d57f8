import type { ReviewFinding } from '@portal/shared-contracts/reviews';

/** Whether what to do is said at one of the quotes as well: then it is shown there alone. */
export const isSaidAtQuote = ({ quotes, suggestion }: ReviewFinding): boolean =>
  quotes.some((quote) => quote.suggestion?.text === suggestion?.text);
