import { inlineJson } from '../kernel/words/inline-json.ts';

/** One message of the control socket, as the one line that it is. */
export const toLine = (message: object): string => `${inlineJson(message)}\n`;
