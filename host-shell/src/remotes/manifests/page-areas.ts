import { type AdminRights, holdsArea } from '@portal/shared-contracts';
import type { RemotePageData } from '@portal/shared-contracts/remote';

/** Whether an admin holds what a page of a remote asks for; a page that asks for nothing is anybody's. */
export const holdsPage = (
  rights: AdminRights | null | undefined,
  { area, anyArea }: Pick<RemotePageData, 'area' | 'anyArea'>,
): boolean =>
  (!area || holdsArea(rights, area)) && (!anyArea || anyArea.some((one) => holdsArea(rights, one)));
