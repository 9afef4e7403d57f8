/** The messages that a page in a firm's frame sends to the firm's own page (HS-13). */
export type WidgetMessage =
  | { readonly type: 'critiqueReviewError'; readonly payload: { readonly message: string } }
  | { readonly type: 'redirect'; readonly payload: { readonly url: string } }
  | { readonly type: 'message'; readonly payload: { readonly text: string } };

/** Whether a foreign page shows this one in a frame. */
export const isEmbedded = (frame: Window = window): boolean => frame.parent !== frame;

// Without the origin of the page around (Firefox) each listed one is tried: the browser delivers to the exact one
// alone. The referrer would be this page's own after a step within the frame, and nothing from a page that sends none.
const targetsOf = (allowedParents: readonly string[], frame: Window): readonly string[] => {
  const [nearest] = frame.location.ancestorOrigins ?? [];
  return nearest ? allowedParents.filter((origin) => origin === nearest) : allowedParents;
};

/**
 * Sends a message to the page that shows this one in a frame, with its exact origin, and only when
 * the site lists that origin. Returns whether it was sent to a listed one.
 */
export const postToParent = (
  message: WidgetMessage,
  allowedParents: readonly string[],
  frame: Window = window,
): boolean => {
  if (!isEmbedded(frame)) return false;
  const targets = targetsOf(allowedParents, frame);
  for (const origin of targets) frame.parent.postMessage(message, origin);
  return targets.length > 0;
};
