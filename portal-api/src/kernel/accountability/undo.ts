import type { Area } from '@portal/shared-contracts';
import type { Context } from '../context.ts';
import type { SiteDatabase } from '../database.ts';

/**
 * The acts that can be taken back, each with the area of those who may, `own` where the act itself says who: never
 * money, mails, erasure, publishing.
 */
export const undoableActs = {
  'orders.assign': 'orders',
  'orders.hand-over': 'orders',
  'orders.due-date': 'orders',
  'orders.hide': 'orders',
  'orders.show': 'orders',
  'person.deactivate': 'people',
  'settings.change': 'settings',
  'view.delete': 'own',
  'orders.note': 'orders',
  'person.change': 'people',
  'package.change': 'catalogue',
  'coupon.change': 'catalogue',
  'link.archive': 'catalogue',
  'product.archive': 'catalogue',
  'downloadable.change': 'catalogue',
  'contract.archive': 'catalogue',
  'questionnaire.archive': 'catalogue',
} as const satisfies Readonly<Record<string, Area | 'own'>>;

/** Name of an act that can be taken back. */
export type UndoableAct = keyof typeof undoableActs;

/** An act with what was there before. */
export interface KeptAct {
  act: UndoableAct;
  former: unknown;
}

/** An act that is being taken back, with whose it was. */
export interface TakenAct extends KeptAct {
  personId: string;
}

/**
 * Marks the act as taken back in the transaction that takes it back, and says what was there before; refuses where
 * somebody was faster.
 */
export type TakeAct = (tx: SiteDatabase) => Promise<TakenAct>;

/** Takes one kind of act back: refuses where something newer touched it, and tells whom it concerns. */
export type Undo = (ctx: Context, take: TakeAct) => Promise<void>;
