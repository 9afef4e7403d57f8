// Node ends a line at both of them, and JSON leaves them as they are.
const LINE_ENDS = /[\u2028\u2029]/g;

/** One message of the control socket, as the one line that it is. */
export const toLine = (message: object): string =>
  `${JSON.stringify(message).replace(
    LINE_ENDS,
    (end) => `\\u${end.charCodeAt(0).toString(16)}`,
  )}\n`;
