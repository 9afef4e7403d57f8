import { type AdminRights, holdsArea } from '@portal/shared-contracts';
import { type ViewListName, viewListNames, viewLists } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Actor } from '../../../kernel/context.ts';
import type { ViewRow } from './views.repository.ts';

type Reader = Pick<Actor, 'id' | 'admin'>;

/** The lists that somebody may see, and so the views of them. */
export const listsOf = ({ admin }: Pick<Actor, 'admin'>): ViewListName[] =>
  viewListNames.filter((list) => holdsArea(admin, viewLists[list].area));

const areaOf = (list: string): (typeof viewLists)[ViewListName]['area'] =>
  viewLists[list as ViewListName].area;

/**
 * Who keeps a view. Nobody does where that account is closed or erased or may not see the list any more: a shared view
 * is then the firm's, so that colleagues who work with it do not lose it, and whoever has the list changes or deletes it.
 */
export const keeperOf = ({ owner, is_owner, areas, list }: ViewRow): string | null => {
  const rights: AdminRights = { isOwner: is_owner ?? false, areas: areas ?? [] };
  return owner !== null && holdsArea(rights, areaOf(list)) ? owner : null;
};

/** Whether somebody may change and delete it. */
export const canChange = (row: ViewRow, reader: Reader): boolean =>
  row.owner_id === reader.id || keeperOf(row) === null;

/** Refuses whoever may only read it, naming whose it is. */
export const requireChangeable = (row: ViewRow, reader: Reader): void => {
  if (!canChange(row, reader))
    throw new Refusal('view-of-colleague', { name: keeperOf(row) ?? '' });
};
