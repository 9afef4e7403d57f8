import type { AskedByView, ViewListName } from '@portal/shared-contracts/admin';
import type { Context } from '../context.ts';

/** How each list counts what a view of it shows, as far as lists count; the rooms of the lists hand it in. */
export type ViewCounts = {
  readonly [Name in ViewListName]: (ctx: Context, asked: AskedByView<Name>) => Promise<number>;
};
