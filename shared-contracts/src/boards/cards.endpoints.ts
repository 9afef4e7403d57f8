import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { done, id, timestamp } from '../scalars.ts';
import { boardOwners } from './boards.endpoints.ts';
import {
  boardTitleText,
  card,
  cardContentInput,
  cardPosition,
  cardPriority,
  deadline,
  type BoardScope,
} from './boards.schema.ts';

const company = z.string().trim().max(limits.text.short);

/** An identifier, or an entity that carries it under either name (G17). */
const reference = z.union([
  id,
  z.object({ id }).transform((entity) => entity.id),
  z.object({ _id: id }).transform((entity) => entity._id),
]);

const removeCard = { summary: 'Deletes a card', input: z.object({ id }), output: done } as const;

const makingAndMoving = (scope: BoardScope) => {
  const access = boardOwners[scope];
  return {
    getCard: defineEndpoint({
      method: 'GET',
      path: `/api/${scope}/card/{id}`,
      access,
      summary: 'One card with its place',
      input: z.object({ id }),
      output: z.object({ card, boardId: id, columnId: id.nullable() }),
    }),
    confirmCard: defineEndpoint({
      method: 'POST',
      path: `/api/${scope}/card/new/confirm`,
      access,
      summary: 'Makes a card that stands nowhere yet',
      input: z.object({
        boardId: id,
        cardTitle: boardTitleText,
        // A customer's card names the company here; a writer's card may leave it out.
        description: scope === 'customer' ? company.min(limits.titleMin) : company.default(''),
        id: z.uuid().optional(),
      }),
      output: done.extend({ _id: id, description: z.string(), createdAt: timestamp }),
    }),
    placeCard: defineEndpoint({
      method: 'POST',
      path: `/api/${scope}/card/new`,
      access,
      summary: 'Puts a new card on top of a column',
      input: z.object({ column: reference, card: reference }),
      output: done,
    }),
    moveCard: defineEndpoint({
      method: 'POST',
      path: `/api/${scope}/card/position/update`,
      access,
      summary: 'Moves a card to a place',
      input: z.object({
        board: reference,
        card: reference,
        fromPosition: cardPosition,
        toPosition: cardPosition,
        /** The same move sent again changes nothing, even after later moves of others. */
        operation: z.uuid().optional(),
      }),
      output: done.extend({ position: cardPosition }),
    }),
  };
};

const removingAndRestoring = (scope: BoardScope) => {
  const access = boardOwners[scope];
  return {
    removeCard: defineEndpoint({
      ...removeCard,
      method: 'GET',
      path: `/api/${scope}/card/{id}/delete`,
      access,
      mutates: true,
    }),
    removeCardByMethod: defineEndpoint({
      ...removeCard,
      method: 'DELETE',
      path: `/api/${scope}/card/{id}`,
      access,
    }),
    restoreCard: defineEndpoint({
      method: 'POST',
      path: `/api/${scope}/card/{id}/restore`,
      access,
      summary: 'Takes back the deletion of a card',
      input: z.object({ id }),
      output: done,
    }),
  };
};

/** The calls on cards that both scopes have (BJ-18..22). */
export const cardEndpoints = (scope: BoardScope) => ({
  ...makingAndMoving(scope),
  ...removingAndRestoring(scope),
});

/** Changes a customer's card (BJ-23, G17). */
export const updateCustomerCard = defineEndpoint({
  method: 'POST',
  path: '/api/customer/card/update',
  access: boardOwners.customer,
  summary: 'Changes a card of the job search tracker',
  input: z.object({
    id,
    title: boardTitleText,
    description: company.min(limits.titleMin),
    content: cardContentInput,
  }),
  output: done.extend({ card }),
});

/** Changes a writer's card (BJ-23). */
export const updateWriterCard = defineEndpoint({
  method: 'POST',
  path: '/api/writer/card/update',
  access: boardOwners.writer,
  summary: 'Changes a card of a task board',
  input: z.object({
    id,
    title: boardTitleText,
    descriptionContent: z.string().max(limits.text.long).default(''),
    priority: cardPriority.nullable().default(null),
    deadline,
  }),
  output: done.extend({ card }),
});
