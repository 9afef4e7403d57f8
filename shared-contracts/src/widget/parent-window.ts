/** The messages that a page in a firm's frame sends to the firm's own page (HS-13). */
export type WidgetMessage =
  | { readonly type: 'critiqueReviewError'; readonly payload: { readonly message: string } }
  | { readonly type: 'redirect'; readonly payload: { readonly url: string } }
  | { readonly type: 'message'; readonly payload: { readonly text: string } };

/** Whether a foreign page shows this one in a frame. */
export const isEmbedded = (frame: Window = window): boolean => frame.parent !== frame;

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
  if (!isEmbedded(frame)) return false;
  const origin = parentOrigin(frame);
  if (!origin || !allowedParents.includes(origin)) return false;
  frame.parent.postMessage(message, origin);
  return true;
};
