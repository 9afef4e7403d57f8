const entry = performance.getEntriesByType?.('navigation')[0];
const type = entry && 'type' in entry ? entry.type : undefined;
const cameBack = type === 'reload' || type === 'back_forward';

const place = (): unknown => (window.history.state as { idx?: unknown } | null)?.idx ?? 0;

// Read when this part loads: a page that was left inside of the portal since then is another visit.
const isFirstPage = entry !== undefined && URL.parse(entry.name)?.pathname === location.pathname;
const firstPlace = place();

/** Whether this page came back by a reload or the browser's own way back, and still stands at the same place. */
export const isReturning = (): boolean => cameBack && isFirstPage && place() === firstPlace;
