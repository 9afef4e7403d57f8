import type { LiveMessage } from '@portal/shared-contracts/live';
import type { AdminList } from '@portal/shared-contracts/admin';

/** What a handler may tell browsers. Call it after the transaction has committed. */
export interface LivePublisher {
  /** Tells these people, in every tab and process, and the admins whose lists it concerns. A failure is logged: live news never fails a call. */
  publish(
    message: LiveMessage,
    to: { people: readonly (string | null | undefined)[] },
  ): Promise<void>;
  /** Tells the admins who may see these lists that rows of them changed or came; ids as far as they are known (BO-113). */
  announceToAdmins(lists: readonly AdminList[], ids?: readonly string[]): Promise<void>;
  /** Closes the sockets of these sessions wherever they are. */
  endSessions(sessionIds: readonly string[]): Promise<void>;
  /** Lets the sockets of somebody whose rights have changed come again, wherever they are; also those of who only looks. */
  changeRights(personId: string): Promise<void>;
}
