/** Whether a foreign page shows the portal in a frame; it then has no bar, menu and footer. */
export const isEmbedded = (frame: Window = window): boolean => frame.parent !== frame;
