import { z } from 'zod';

/** The messages that an embedded page sends to its parent (HS-13). */
export const widgetMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('critiqueReviewError'), payload: z.object({ message: z.string() }) }),
  z.object({ type: z.literal('redirect'), payload: z.object({ url: z.string() }) }),
  z.object({ type: z.literal('message'), payload: z.object({ text: z.string() }) }),
]);

/** A message to the parent window. */
export type WidgetMessage = z.infer<typeof widgetMessage>;

const parentOrigin = (frame: Window): string | undefined => {
  const [nearest] = frame.location.ancestorOrigins ?? [];
  return nearest ?? URL.parse(frame.document.referrer)?.origin;
};

/**
 * Sends a message to the page that shows this one in a frame, with its exact origin, and only when
 * the site lists that origin. Returns whether it was sent.
 */
export const postToParent = (
  message: WidgetMessage,
  allowedParents: readonly string[],
  frame: Window = window,
): boolean => {
  if (frame.parent === frame) return false;
  const origin = parentOrigin(frame);
  if (!origin || !allowedParents.includes(origin)) return false;
  frame.parent.postMessage(widgetMessage.parse(message), origin);
  return true;
};

/** Whether the page runs in a firm's widget: seen from the address or by the frame around it. */
export const isInWidget = (fromWidget: string | undefined, frame: Window = window): boolean =>
  fromWidget === 'true' || frame.parent !== frame;
