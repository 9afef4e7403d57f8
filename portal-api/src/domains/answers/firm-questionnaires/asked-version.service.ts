import type { FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import type { Context } from '../../../kernel/context.ts';
import type { OrderRecord } from '../../orders/orders.service.ts';
import { type AskedVersion, findAskedVersion } from './versions.repository.ts';

export {
  listFirmTemplates,
  listPublishedKinds,
  listPublishedTitles,
  type AskedVersion,
} from './versions.repository.ts';

/** What an order is asked: the version that was the newest when it was placed, whatever was published since. */
export const findAskedOf = (
  ctx: Context,
  order: OrderRecord,
  asked: { kind: FirmQuestionnaireKind; id: string },
): Promise<AskedVersion | undefined> =>
  findAskedVersion(ctx.db, { ...asked, orderedAt: order.createdAt });
