import { callApi, type EndpointOutput } from '@portal/shared-contracts';
import { getCurrentUser } from '@portal/shared-contracts/auth';
import { beginSession, clearSession, readStoredUser, useSession } from './session-store.ts';

/**
 * Asks the server who is signed in (HS-09). A 401 clears the stored person through the client's one
 * handler (HS-10); without an answer the stored person stays, so that an offline start does not sign anybody out.
 */
export const loadSession = async (): Promise<void> => {
  const { session } = useSession.getState();
  const reply = await callApi(getCurrentUser, {}).catch(() => undefined);
  // Whoever left while the answer was on its way stays away.
  if (reply && useSession.getState().session === session) takeOver(reply);
};

type Reply = EndpointOutput<typeof getCurrentUser>;

const takeOver = (reply: Reply): void => {
  const before = readStoredUser();
  // Somebody else signed in at a page that knows nothing of this device.
  if (before && before._id !== reply.user._id) clearSession();
  beginSession({ user: { ...reply.user, orders: reply.orders }, currency: reply.currency });
};

/** What a page says of who is signed in: a person, that there is none, or nothing that this shell understands. */
export type InlinedSession = 'taken' | 'nobody' | 'unknown';

/** Takes over the person that the server wrote into the page, once: every later question goes to the server. */
export const takeInlinedSession = (page: Document = document): InlinedSession => {
  const element = page.getElementById('portal-session');
  // A page that the server did not write, such as one of a static host, knows of nobody's session.
  if (!element) return page.getElementById('portal-website') ? 'nobody' : 'unknown';
  element.remove();
  try {
    const reply = getCurrentUser.output.safeParse(JSON.parse(element.textContent));
    if (reply.success) takeOver(reply.data);
    return reply.success ? 'taken' : 'unknown';
  } catch {
    return 'unknown';
  }
};
