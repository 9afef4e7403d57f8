import type { Area } from '@portal/shared-contracts';
import type { FoundThing } from '@portal/shared-contracts/admin';
import type { SiteContext } from '../context.ts';

/** What an admin looks for. */
export interface Sought {
  readonly text: string;
  /** The people whose name or address begins so; never somebody who was erased. */
  readonly people: readonly { id: string; name: string; email: string }[];
  /** How many of a kind are enough. */
  readonly most: number;
}

/** How a domain answers its part of the search; only who holds the area is told of it. */
export interface Finder {
  readonly area: Area;
  find(firm: Pick<SiteContext, 'db' | 'site'>, sought: Sought): Promise<FoundThing[]>;
}
