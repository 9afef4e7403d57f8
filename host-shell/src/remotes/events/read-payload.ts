import {
  portalEvents,
  type PortalEvent,
  type PortalEventName,
} from '@portal/shared-contracts/remote';

/** What the contract says of an event, or undefined for a name that it does not know. */
export const findEvent = (name: string): PortalEvent | undefined =>
  Object.hasOwn(portalEvents, name) ? portalEvents[name as PortalEventName] : undefined;

/** A payload in its current version, or why it cannot be used. */
export type PayloadReading = { ok: true; payload: unknown } | { ok: false; reason: string };

/** Brings a payload of the current or the previous major to the current one, or says why not. */
export const readPayload = (
  definition: PortalEvent,
  version: number,
  payload: unknown,
): PayloadReading => {
  try {
    const current =
      version === definition.version - 1 && definition.upcast
        ? definition.upcast(payload)
        : payload;
    if (current === payload && version !== definition.version)
      return { ok: false, reason: `version ${version} is not understood` };
    const parsed = definition.schema.safeParse(current);
    if (!parsed.success) return { ok: false, reason: parsed.error.issues[0]?.message ?? 'wrong' };
    return { ok: true, payload: parsed.data };
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
};
