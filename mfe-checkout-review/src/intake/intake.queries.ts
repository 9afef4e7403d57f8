import { callApi, type EndpointOutput, type Language, limits } from '@portal/shared-contracts';
import {
  getReviewState,
  getReviewTicket,
  type IntakeState,
} from '@portal/shared-contracts/reviews';
import { usePortal } from '@portal/shared-contracts/react';
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';

// Younger or older the server does not take it; a tenth of the time is left for filling in the form.
const TICKET_RIPE = limits.review.ticketSeconds.least * 1000;
const TICKET_FRESH = limits.review.ticketSeconds.most * 900;
const ASK_AGAIN = 1000;
// Who has waited this long is not helped by seconds, and neither is the server.
const SOON_ANSWERS = 20;
const ASK_LATER = 5000;

/** Begins the key of each ticket, in whichever language its text is. */
export const TICKETS = { queryKey: ['review-ticket'] };

/** The ticket for one resume, and the text to agree to; another language brings another text. */
const ticketQuery = (language: Language) =>
  queryOptions({
    queryKey: [...TICKETS.queryKey, language],
    queryFn: ({ client, signal }) => {
      const isFurther = client.getQueriesData(TICKETS).some(([, data]) => data);
      return callApi(getReviewTicket, isFurther ? { further: '1' } : {}, { signal });
    },
    staleTime: TICKET_FRESH,
    refetchOnWindowFocus: false,
  });

/** What the page shows of it; only the form calls this, as reading asks for a ticket. */
export const useTicket = () =>
  useQuery({ ...ticketQuery(usePortal().language), placeholderData: keepPreviousData }).data;

/** The same for whoever only looks: until the text comes in another language, the former one is shown. */
export const shownTicket = (client: QueryClient, language: Language) =>
  client.getQueryData(ticketQuery(language).queryKey) ??
  client
    .getQueriesData<EndpointOutput<typeof getReviewTicket>>(TICKETS)
    .findLast(([, data]) => data)?.[1];

/** A ticket that the server takes now: a fresh one is waited for. */
export const ripeTicket = async (client: QueryClient, language: Language): Promise<string> => {
  const query = ticketQuery(language);
  const { ticket } = await client.fetchQuery(query);
  const given = client.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
  const missing = given + TICKET_RIPE - Date.now();
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return ticket;
};

/** Whether nothing more will happen. */
export const isOver = (state: IntakeState | undefined): boolean =>
  state?.stage === 'ready' || state?.stage === 'failed';

const pauseAfter = (asked: number): number => (asked < SOON_ANSWERS ? ASK_AGAIN : ASK_LATER);

/** How far a review is; asked again until it is over, through failures too: each second, later less often. */
export const stateQuery = (id: string) =>
  queryOptions({
    queryKey: ['review-state', id],
    queryFn: ({ signal }) => callApi(getReviewState, { id }, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      isOver(data) ? false : pauseAfter(dataUpdateCount + errorUpdateCount),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
