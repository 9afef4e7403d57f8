import { z } from '@portal/shared-contracts/schema';
import { limits } from '../limits.ts';
import { day, id, timestamp } from '../scalars.ts';

/** Whose boards: the customer's job search tracker, or a writer's task boards. */
export const boardScope = z.enum(['customer', 'writer']);

/** One of the two kinds of boards. */
export type BoardScope = z.infer<typeof boardScope>;

/** Priorities of a writer's card, most urgent first (SC-23, BJ-24). */
export const cardPriorities = ['Highest', 'High', 'Medium', 'Low', 'Lowest'] as const;

/** A priority of a writer's card. */
export const cardPriority = z.enum(cardPriorities);

/** One of the five priorities. */
export type CardPriority = z.infer<typeof cardPriority>;

/** Columns offered on an empty tracker, as keys of the language bundle. */
export const defaultColumns = ['wishlist', 'applied', 'interview', 'offer'] as const;

/** Title of a new column (BJ-15). */
export const NEW_COLUMN_TITLE = 'Title';

const text = z.string().trim().max(limits.text.short);

/** Title of a card or of a column: at least two characters (BJ-16, BJ-19). */
export const boardTitleText = text.min(limits.titleMin);

/** An address of a job post; only web addresses, so that a stored link can never run code. */
export const postUrl = z
  .union([z.literal(''), z.url({ protocol: /^https?$/i }).max(limits.board.url)])
  .default('');

/** A day, also cut from a moment; empty means none. */
export const deadline = z
  .union([day, timestamp, z.literal('')])
  .nullable()
  .default(null)
  .transform((value) => (value ? value.slice(0, 'YYYY-MM-DD'.length) : null));

/** What a card holds below its title (BJ-25). */
export const cardContent = z.object({
  postURL: z.string(),
  salary: z.string(),
  deadline: day.nullable(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** Sanitised HTML. */
  descriptionContent: z.string(),
});

/** The content of a card. */
export type CardContent = z.infer<typeof cardContent>;

/** The content as a person sends it. */
export const cardContentInput = z.object({
  postURL: postUrl,
  salary: text.default(''),
  deadline,
  address: text.default(''),
  city: text.default(''),
  state: text.default(''),
  zip: text.default(''),
  descriptionContent: z.string().max(limits.text.long).default(''),
});

/** A card of a board (SC-21); on customer cards `description` is the company. */
export const card = z.object({
  _id: id,
  id,
  title: z.string(),
  description: z.string(),
  /** When it was made. */
  date: timestamp,
  deadline: day.nullable(),
  priority: cardPriority.nullable(),
  content: cardContent,
});

/** A card of a board. */
export type Card = z.infer<typeof card>;

/** A column; both of its identifiers are the same (SC-20, G17). */
export const boardColumn = z.object({
  _id: id,
  id,
  title: z.string(),
  cards: z.array(card),
});

/** A column of a board. */
export type BoardColumn = z.infer<typeof boardColumn>;

/** A board with everything on it. */
export const board = z.object({
  _id: id,
  boardTitle: z.string(),
  boardDescription: z.string(),
  createdAt: timestamp,
  columns: z.array(boardColumn),
});

/** A board with everything on it. */
export type Board = z.infer<typeof board>;

/** A board of the writer's list. */
export const boardSummary = board.omit({ columns: true }).extend({
  cardCount: z.number().int().nonnegative(),
});

/** A board of the writer's list. */
export type BoardSummary = z.infer<typeof boardSummary>;

/** A place on a board; `index` counts without the card itself. */
export const cardPosition = z.object({ column: id, index: z.number().int().nonnegative() });

/** A place on a board. */
export type CardPosition = z.infer<typeof cardPosition>;
