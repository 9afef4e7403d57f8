/** A line of the log and how far below the log's upper edge it stands. */
export interface LogAnchor {
  line: HTMLElement;
  top: number;
}

const topIn = (log: HTMLElement, line: HTMLElement): number =>
  line.getBoundingClientRect().top - log.getBoundingClientRect().top;

/** The first message that begins in sight; by halves, because a log may have thousands. */
export const anchorOf = (log: HTMLElement): LogAnchor | undefined => {
  const lines = log.querySelectorAll<HTMLElement>('article');
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line && topIn(log, line) < 0) low = middle + 1;
    else high = middle;
  }
  const line = lines[low];
  return line && { line, top: topIn(log, line) };
};

/** Scrolls so that the line stands where it stood, whatever came or grew above it. */
export const keepAnchor = (log: HTMLElement, anchor: LogAnchor | undefined): void => {
  if (!anchor?.line.isConnected) return;
  const moved = topIn(log, anchor.line) - anchor.top;
  if (moved !== 0) log.scrollTop += moved;
};
